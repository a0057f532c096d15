import type { ComponentType } from 'react';
import type { CatalogueOptions } from '../examples/catalogue-options.ts';
import { type Entry, entry, type Room } from './entry.ts';

type Examples = Record<string, object> & { plain: object; catalogue?: CatalogueOptions };

const examples = import.meta.glob<Examples>(
  '../{components,islands,layout,sections}/**/*.examples.ts',
);
const parts = import.meta.glob<Record<string, ComponentType<object>>>(
  '../{components,islands,layout,sections}/**/*.tsx',
);

async function load(room: Room, path: string): Promise<Entry> {
  const name = path.split('/').at(-1)?.replace('.examples.ts', '') ?? '';
  const part = (await parts[path.replace('.examples.ts', '.tsx')]?.())?.[name];
  const { catalogue, ...own } = (await examples[path]?.()) ?? { plain: {} };
  if (!part) throw new Error(`${path} has no component ${name} beside it.`);
  return entry(room, name, part, own, catalogue);
}

/** Every component of a folder that has a file of examples beside it. */
export const loadEntries = (room: Room): Promise<Entry[]> =>
  Promise.all(
    Object.keys(examples)
      .filter((path) => path.startsWith(`../${room}/`))
      .sort()
      .map((path) => load(room, path)),
  );
