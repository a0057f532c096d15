import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import type { ImageSchema } from '../schemas/picture.ts';
import { type ArticleReading, readArticle } from './article-body.ts';
import { contentFolder } from './content-folder.ts';
import { problemsOf } from './content-problems.ts';
import { type KnownAddresses, knownAddresses } from './page-addresses.ts';
import { type KeptBackEntry, keptBack, keptBackEntries, linksToKeptBack } from './publication.ts';
import { reportedProblems } from './reported-problems.ts';

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
function unreadable(error: unknown): string | null {
  const { loc, location = loc, message } = error as Error & { loc?: Place; location?: Place };
  if (error instanceof AstroError || !location?.file) return null;
  const place = `${relative(process.cwd(), location.file)}, line ${location.line ?? 1}`;
  const fix = 'Look there and in the line above for a missing quote, colon or indent.';
  const reason = message.replace(/^.* failed to parse: /, '');
  return `${place}: cannot be read (${reason}). ${fix}`;
}

type Entry = { data: object; rawData: string; body: string; slug: string };
type ReadEntry = (entry: { fileUrl: URL; contents: string }) => Promise<Entry>;

/**
 * How Astro reads each ending of a file; what it tells loaders of it is left out of its types. An ending with
 * types of modules has each of its files bundled as code.
 */
type EntryTypes = Map<string, { getEntryInfo: ReadEntry; contentModuleTypes?: string }>;

/** An entry as Astro reads it; one that cannot be read counts as empty, and says why. */
async function readEntry(
  type: { getEntryInfo: ReadEntry },
  entry: Parameters<ReadEntry>[0],
): Promise<Entry & { unread?: string }> {
  try {
    return await type.getEntryInfo(entry);
  } catch (error) {
    const unread = unreadable(error);
    if (unread === null) throw error;
    return { data: {}, rawData: '', body: '', slug: '', unread };
  }
}

/** A file as it was at one moment; `unread` says why it could not be read. */
type Reading = { file: string; unread?: string };

/**
 * Reads entries as Astro does. A file that is saved twice in a
 * moment is read twice at once, and what was read last holds, whichever is checked last.
 */
function readingsOf(types: EntryTypes) {
  const newest = new Map<string, Reading>();
  const readings = new WeakMap<object, Reading>();
  const entryTypes: EntryTypes = new Map(
    [...types].map(([ending, { contentModuleTypes: _, ...type }]) => {
      const getEntryInfo: ReadEntry = async (entry) => {
        const reading: Reading = { file: fileURLToPath(entry.fileUrl) };
        newest.set(reading.file, reading);
        // Astro goes no further with a file that became again what it was.
        reportedProblems.delete(relative(process.cwd(), reading.file));
        const info = await readEntry(type, entry);
        if ('unread' in info) reading.unread = info.unread;
        readings.set(info.data, reading);
        return info;
      };
      return [ending, { ...type, getEntryInfo }] as const;
    }),
  );
  return {
    entryTypes,
    of: (data: object) => readings.get(data),
    isNewest: (reading?: Reading) => !reading || newest.get(reading.file) === reading,
  };
}

/** An article with the pictures among its words, each under its name there. */
function withPictures<Entry extends { data: object }>(entry: Entry, { pictures }: ArticleReading) {
  const byName = Object.fromEntries(pictures.map((name) => [name, name]));
  return { ...entry, data: { ...entry.data, pictures: byName } };
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
 * some sixty small files this costs less than a tenth of a second. The words of an article are not kept:
 * its page reads them as it is made, so of a large blog neither they nor code of them are held at once.
 */
export function contentLoader<Schema extends z.ZodType>({
  pattern,
  base,
  schema,
}: LoaderOptions<Schema>): Loader {
  const files = glob({
    pattern,
    base,
    retainBody: false,
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
      const readings = readingsOf(
        (context as LoaderContext & { entryTypes: EntryTypes }).entryTypes,
      );
      const readingContext = { ...context, entryTypes: readings.entryTypes };
      await files.load({
        ...readingContext,
        async parseData(entry) {
          const { id, data, filePath = '' } = entry;
          const name = relative(process.cwd(), filePath);
          const reading = readings.of(data);
          const unread = reading?.unread;
          const found = unread ? [] : await problemsOf(schema, data, filePath);
          const { known, absent } = starting ? atStart : surroundingsIn(context);
          const isArticle = filePath.endsWith('.mdx') && !unread;
          const words = isArticle ? await readArticle(resolve(filePath), known) : undefined;
          found.push(...(words?.problems ?? []));
          if (building && keptBack(data, now)) hidden.add(id);
          else if (absent.length > 0)
            found.push(...linksToKeptBack(readFileSync(filePath, 'utf8'), absent));
          if (!readings.isNewest(reading)) throw stop([{ id, message: `${name}: saved anew` }]);
          if (found.length === 0 && !unread)
            return context.parseData(words ? withPictures(entry, words) : entry);
          const message = unread ?? [name, ...found.map((line) => `  ${line}`)].join('\n');
          reportedProblems.set(name, message);
          if (!starting) throw stop([{ id, message }]);
          problems.push({ id, message });
          return data;
        },
      });
      starting = false;
      for (const id of [...hidden, ...problems.map((problem) => problem.id)])
        context.store.delete(id);
      if (problems.length === 0) return;
      // While the site is being written its pages say it, and go on once the file is mended.
      if (building) throw stop(problems);
      context.logger.error(stop(problems).message);
    },
  };
}
