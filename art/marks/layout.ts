/** A mark is boxes set beside, above or over one another; the build then fits the whole into 200 × 96. */
import { move } from './pen.ts';

/** `base` is the distance from the top to the baseline, for words only. */
export type Box = { svg: string; w: number; h: number; base?: number };

export type Mark = { name: string; draw: () => Box };

type Side = 'start' | 'middle' | 'end';

/** A drawing made in the coordinates 0…w by 0…h. */
export function drawing(svg: string, w = 64, h = w): Box {
  return { svg, w, h };
}

/** A drawing made round (0, 0), r wide to each side. */
export function round(svg: string, r: number): Box {
  return { svg: move(r, r, svg), w: 2 * r, h: 2 * r };
}

export function scaled({ svg, w, h }: Box, by: number): Box {
  return { svg: move(0, 0, svg, by), w: w * by, h: h * by };
}

/** Thickens a face that is too thin to stand beside the others. */
export function bolder(box: Box, by: number): Box {
  return { ...box, svg: `<g stroke="currentColor" stroke-width="${by}">${box.svg}</g>` };
}

const offset = (side: Side, room: number) =>
  side === 'start' ? 0 : side === 'end' ? room : room / 2;

export function row(gap: number, boxes: Box[], side: Side = 'middle'): Box {
  const h = Math.max(...boxes.map((box) => box.h));
  let x = 0;
  const svg = boxes.map((box) => {
    const placed = move(x, offset(side, h - box.h), box.svg);
    x += box.w + gap;
    return placed;
  });
  return { svg: svg.join(''), w: x - gap, h };
}

export function column(gap: number, boxes: Box[], side: Side = 'middle'): Box {
  const w = Math.max(...boxes.map((box) => box.w));
  let y = 0;
  const svg = boxes.map((box) => {
    const placed = move(offset(side, w - box.w), y, box.svg);
    y += box.h + gap;
    return placed;
  });
  return { svg: svg.join(''), w, h: y - gap };
}

/** Lays boxes over one another, centred, then shifted by dx, dy. */
export function over(...layers: Array<[box: Box, dx?: number, dy?: number]>): Box {
  const w = Math.max(...layers.map(([box]) => box.w));
  const h = Math.max(...layers.map(([box]) => box.h));
  const svg = layers.map(([box, dx = 0, dy = 0]) =>
    move((w - box.w) / 2 + dx, (h - box.h) / 2 + dy, box.svg),
  );
  return { svg: svg.join(''), w, h };
}

/** Makes all boxes as wide as the widest, by scaling. */
export function justified(gap: number, boxes: Box[]): Box {
  const w = Math.max(...boxes.map((box) => box.w));
  return column(
    gap,
    boxes.map((box) => scaled(box, w / box.w)),
  );
}
