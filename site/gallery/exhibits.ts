import { componentExhibits } from './component-exhibits.ts';
import type { Exhibit, Room } from './exhibit.ts';
import { islandExhibits } from './island-exhibits.ts';
import { layoutExhibits, sectionExhibits } from './section-exhibits.ts';

/** Everything the gallery shows, room by room. */
export const rooms: readonly { room: Room; exhibits: readonly Exhibit[] }[] = [
  { room: 'components', exhibits: componentExhibits },
  { room: 'islands', exhibits: islandExhibits },
  { room: 'sections', exhibits: sectionExhibits },
  { room: 'layout', exhibits: layoutExhibits },
];

export const exhibits = rooms.flatMap((room) => room.exhibits);

export const specimenCount = exhibits.reduce((sum, { specimens }) => sum + specimens.length, 0);
