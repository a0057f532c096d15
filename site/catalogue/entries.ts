import { componentEntries } from './component-entries.ts';
import type { Entry, Room } from './entry.ts';
import { islandEntries } from './island-entries.ts';
import { layoutEntries, sectionEntries } from './section-entries.ts';

/** Everything the catalogue shows, room by room. */
export const rooms: readonly { room: Room; entries: readonly Entry[] }[] = [
  { room: 'components', entries: componentEntries },
  { room: 'islands', entries: islandEntries },
  { room: 'sections', entries: sectionEntries },
  { room: 'layout', entries: layoutEntries },
];

export const entries = rooms.flatMap((room) => room.entries);

export const variantCount = entries.reduce((sum, { variants }) => sum + variants.length, 0);
