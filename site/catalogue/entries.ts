import type { Room } from './entry.ts';
import { loadEntries } from './load-entries.ts';

const folders: readonly Room[] = ['components', 'islands', 'sections', 'layout'];

/** Everything the catalogue shows, by folder. */
export const rooms = await Promise.all(
  folders.map(async (room) => ({ room, entries: await loadEntries(room) })),
);

export const entries = rooms.flatMap((room) => room.entries);

export const variantCount = entries.reduce((sum, { variants }) => sum + variants.length, 0);
