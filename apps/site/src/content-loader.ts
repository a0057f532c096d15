import { globSync } from 'node:fs';
import { articlePictures } from '@agency/content/articles/article-body.ts';
import { isUnused, type Kind } from '@agency/content/kinds.ts';
import { whyUnpublished } from '@agency/content/publication.ts';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';

type Entry = { data: object; rawData: string; body: string; slug: string };
type ReadEntry = (entry: { fileUrl: URL; contents: string }) => Promise<Entry>;

/**
 * How Astro reads each kind of file; its types for loaders leave this out. A kind with types of modules has each
 * of its files bundled as code.
 */
type EntryTypes = Map<string, { getEntryInfo: ReadEntry; contentModuleTypes?: string }>;

const empty: Entry = { data: {}, rawData: '', body: '', slug: '' };

/** The same, but bundling nothing; in development a file that cannot be read counts as empty. */
function readingOf(types: EntryTypes, building: boolean): EntryTypes {
  const reading = [...types].map(([ending, { contentModuleTypes: _, ...type }]) => {
    const getEntryInfo: ReadEntry = async (entry) => {
      try {
        return await type.getEntryInfo(entry);
      } catch (error) {
        if (building) throw error;
        return empty;
      }
    };
    return [ending, { ...type, getEntryInfo }] as const;
  });
  return new Map(reading);
}

/**
 * Astro's glob loader without what is unpublished, and with the pictures of an article by their names. The text of
 * an article is not stored: its page reads it when it is rendered. Mistakes in the content are reported elsewhere: by
 * `npm run check`, before each build, and in development by apps/site/integrations/content-error-page.ts.
 */
export function contentLoader(kind: Kind, options: { pattern: string; base: string }): Loader {
  const files = glob({
    ...options,
    retainBody: false,
    generateId: ({ entry }) => entry.replace(/\.\w+$/, '').replace(/\/[^/]+$/, ''),
  });
  return {
    name: 'content-loader',
    async load(context) {
      const building = context.watcher === undefined;
      const { entryTypes } = context as LoaderContext & { entryTypes: EntryTypes };
      const hidden = new Set<string>();
      // A file that did not change can break when its picture goes away.
      context.store.clear();
      // Astro warns of a kind without entries; every kind may be left out.
      if (building && globSync(options.pattern, { cwd: options.base }).length === 0) return;
      const ownContext = {
        ...context,
        entryTypes: readingOf(entryTypes, building),
        async parseData(entry: Parameters<LoaderContext['parseData']>[0]) {
          const { id, data, filePath = '' } = entry;
          if (building && isUnused(kind, data)) {
            hidden.add(id);
            return data;
          }
          if (building && kind.entries && whyUnpublished(data, new Date())) hidden.add(id);
          try {
            const pictures = filePath.endsWith('.mdx') && { pictures: articlePictures(filePath) };
            return await context.parseData({ ...entry, data: { ...data, ...pictures } });
          } catch (error) {
            if (building) throw error;
            return data;
          }
        },
      };
      await files.load(ownContext as LoaderContext);
      for (const id of hidden) context.store.delete(id);
    },
  };
}
