import { matchesGlob, relative, resolve } from 'node:path';
import { articlePictures } from '@agency/content/articles/article-pictures.ts';
import { fileProblems } from '@agency/content/check/content-check.ts';
import { contentFolder, inContent } from '@agency/content/content-folder.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { isUnused, type Kind, kinds } from '@agency/content/kinds.ts';
import { whyUnpublished } from '@agency/content/publication.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import type { Loader } from 'astro/loaders';

type Fields = Record<string, unknown>;

/** Files whose values are in the fields of others: brand and offer, and whether a page or redirect is there. */
const sharedFiles = ['brand.yaml', 'offer.yaml', 'redirects.yaml', 'pages/*.yaml'];

/** The names of the files of a kind that the content has, with the slug of each. */
const filesOf = (key: string, kind: Kind): Map<string, string> =>
  new Map(
    kind.entries
      ? slugsOf(kind).map((slug) => [fileOfEntry(kind, slug), slug] as const)
      : [[kind.file, key] as const],
  );

/** The path of a file in the content folder, with the slashes of patterns. */
const nameOf = (path: string) => relative(resolve(contentFolder), path).replaceAll('\\', '/');

/**
 * Gives Astro the fields of each file as the one reader of content reads them, so that the build takes what the check
 * takes. What is unpublished is left out of a build. The text of an article is not stored: its page reads it when it
 * is rendered; the pictures in it are, by their names. In development each file is read again when it changes.
 */
export function contentLoader(key: keyof typeof kinds): Loader {
  const kind: Kind = kinds[key];
  return {
    name: 'content-loader',
    async load({ store, watcher, config, logger, parseData, generateDigest }) {
      const building = watcher === undefined;
      const isHidden = (fields: Fields) =>
        isUnused(kind, fields) || (building && kind.entries && whyUnpublished(fields, new Date()));

      async function loadFile(name: string, id: string): Promise<void> {
        const filePath = resolve(contentFolder, name);
        try {
          const fields = readYaml(name);
          if (fields === undefined || isHidden((fields ?? {}) as Fields)) return store.delete(id);
          const pictures = name.endsWith('.mdx') && { pictures: articlePictures(filePath) };
          const data = await parseData({
            id,
            data: { ...(fields as Fields), ...pictures },
            filePath,
          });
          const root = relative(resolve(config.root.pathname), filePath).replaceAll('\\', '/');
          store.set({ id, data, filePath: root, digest: generateDigest(JSON.stringify(data)) });
        } catch (error) {
          const message = (await fileProblems(name)) ?? `${inContent(name)}: ${error}`;
          if (building) throw new Error(message);
          // The page of errors has the same message: integrations/content-error-page.ts.
          store.delete(id);
          logger.error(message);
        }
      }

      const loadAll = async () => {
        const files = filesOf(key, kind);
        const ids = new Set(files.values());
        for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
        for (const [name, id] of files) await loadFile(name, id);
      };

      /** Reads again what a changed, new or removed file of the content is in. */
      async function follow(path: string): Promise<void> {
        const name = nameOf(path);
        const [before = '', after = ''] = kind.file.split('*');
        if (sharedFiles.some((shared) => matchesGlob(name, shared))) await loadAll();
        else if (matchesGlob(name, kind.file))
          await loadFile(name, kind.entries ? name.slice(before.length, -after.length) : key);
      }

      // A file that did not change can break when its picture goes away.
      store.clear();
      await loadAll();
      watcher?.add(resolve(contentFolder));
      for (const event of ['change', 'add', 'unlink'] as const) watcher?.on(event, follow);
    },
  };
}
