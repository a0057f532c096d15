import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { AstroError } from 'astro/errors';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { bodyProblems } from './article-body.ts';
import { contentFolder } from './content-folder.ts';
import { problemsOf } from './content-problems.ts';
import { type KnownAddresses, knownAddresses } from './page-addresses.ts';
import type { ImageSchema } from './picture.ts';
import { type KeptBackEntry, keptBack, keptBackEntries, linksToKeptBack } from './publication.ts';

export type ContentSchema<Schema extends z.ZodType> = Schema | ((image: ImageSchema) => Schema);

type LoaderOptions<Schema extends z.ZodType> = {
  /** Which files are entries, relative to `base`. */
  pattern: string;
  base: string;
  schema: ContentSchema<Schema>;
};

type Problem = { id: string; message: string };

const hint =
  'docs/fields.md lists every field with its meaning. Mend the files named above and run the command again.';

/** What is wrong, as the terminal shows it: each file, and under it each field with the fix. */
function stop(problems: readonly Problem[]): AstroError {
  const message = problems.map((problem) => problem.message).join('\n');
  const error = new AstroError(`Content that cannot be shown:\n${message}`, hint);
  // Its place in this file says nothing to an editor; the message names the file that matters.
  error.stack = '';
  return error;
}

type Place = { file?: string; line?: number };

/** A file whose YAML cannot be read at all: its name and line, and what to look for. */
function unreadable(error: unknown): unknown {
  const { loc, location = loc, message } = error as Error & { loc?: Place; location?: Place };
  if (error instanceof AstroError || !location?.file) return error;
  const place = `${relative(process.cwd(), location.file)}, line ${location.line ?? 1}`;
  const fix = 'Look there and in the line above for a missing quote, colon or indent.';
  const reason = message.replace(/^.* failed to parse: /, '');
  return stop([{ id: location.file, message: `${place}: cannot be read (${reason}). ${fix}` }]);
}

/** What an entry is held against besides its own fields. */
type Surroundings = { known: KnownAddresses; absent: readonly KeptBackEntry[] };

const surroundings = (building: boolean): Surroundings => ({
  known: knownAddresses(),
  // A site that is being written shows drafts too.
  absent: building ? keptBackEntries(contentFolder, new Date()) : [],
});

/** Those of each build, by its settings: nothing of them changes while it runs. */
const ofBuilds = new WeakMap<object, Surroundings>();

function surroundingsIn({ config, watcher }: LoaderContext): Surroundings {
  if (watcher) return surroundings(false);
  const found = ofBuilds.get(config) ?? surroundings(true);
  ofBuilds.set(config, found);
  return found;
}

/**
 * Astro's glob loader with messages for editors: every wrong file of a collection is named at once,
 * each with its field and the fix, and pictures must exist. Entries are read anew each time, because
 * a file that did not change can break when its picture or the entry it refers to goes away; with
 * some sixty small files this costs less than a tenth of a second.
 */
export function contentLoader<Schema extends z.ZodType>({
  pattern,
  base,
  schema,
}: LoaderOptions<Schema>): Loader {
  const files = glob({
    pattern,
    base,
    generateId: ({ entry }) => entry.replace(/\.\w+$/, '').replace(/\/[^/]+$/, ''),
  });
  return {
    name: 'content-loader',
    async load(context) {
      const problems: Problem[] = [];
      let starting = true;
      const building = context.watcher === undefined;
      const now = new Date();
      const atStart = surroundingsIn(context);
      const hidden = new Set<string>();
      context.store.clear();
      const loading = files.load({
        ...context,
        async parseData(entry) {
          const { id, data, filePath = '' } = entry;
          const found = await problemsOf(schema, data, filePath);
          const { known, absent } = starting ? atStart : surroundingsIn(context);
          if (filePath.endsWith('.mdx'))
            found.push(...(await bodyProblems(resolve(filePath), known)));
          if (building && keptBack(data, now)) hidden.add(id);
          else if (absent.length > 0)
            found.push(...linksToKeptBack(readFileSync(filePath, 'utf8'), absent));
          if (found.length === 0) return context.parseData(entry);
          const name = relative(process.cwd(), filePath);
          const message = [name, ...found.map((line) => `  ${line}`)].join('\n');
          if (!starting) throw stop([{ id, message }]);
          problems.push({ id, message });
          return data;
        },
      });
      await loading.catch((error: unknown) => {
        throw unreadable(error);
      });
      starting = false;
      for (const id of [...hidden, ...problems.map((problem) => problem.id)])
        context.store.delete(id);
      if (problems.length > 0) throw stop(problems);
    },
  };
}
