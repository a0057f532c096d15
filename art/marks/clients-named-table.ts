/** Marks of the named clients who cook, pack and serve. */
import { column, drawing, type Mark, over, round, row } from './layout.ts';
import { box, disc, fill, line, move, petal } from './pen.ts';
import { letters, ring, text } from './type.ts';

export const namedTable: Mark[] = [
  {
    name: 'Meal Maven',
    draw: () =>
      row(11, [
        drawing(fill('M2 35h60a30 27 0 0 1-60 0z') + line('M13 27V8l19 14L51 8v19', 7)),
        column(
          3,
          [text('poppins 700', 'meal', 34, -20), text('poppins 700', 'maven', 34, -20)],
          'start',
        ),
      ]),
  },
  {
    name: 'Chef MN',
    draw: () =>
      column(8, [
        drawing(
          fill(
            'M17 48V37C3 36-1 22 7 14c5-5 12-4 15-2C26 1 44 1 48 12c3-2 10-3 15 2 8 8 4 22-10 23v11z',
            letters('abril-fatface 400', 'MN', 20, 35, 30),
          ) + fill(box(17, 51, 36, 7)),
          70,
          60,
        ),
        text('jost 600', 'CHEF MN', 19, 240),
      ]),
  },
  {
    name: 'Vermello',
    draw: () => {
      const word = text('pacifico 400', 'Vermello', 58);
      const cherries =
        fill(disc(9, 27, 8.5), disc(26, 31, 8.5)) +
        line('M10 19C13 10 19 5 30 2 26 10 25 16 26 22', 2.6) +
        fill('M30 2c8-4 14-1 17 4-7 3-13 1-17-4z');
      return over(
        [word],
        [drawing(cherries, 48, 40), word.w / 2 - 18, -word.h / 2 - 3],
        [drawing(line('M0 6C50-3 90-2 140 4', 4.5), 140, 8), 8, word.h / 2 + 5],
      );
    },
  },
  {
    name: 'Snacbox',
    draw: () =>
      row(9, [
        drawing(
          fill('M8 24 32 34v28L8 51z') +
            fill('M56 24 36 34v28l20-11z', 'M42 47c4 1 7-1 8-5l-8 3z') +
            fill('M6 20 0 10l24-8 7 11z') +
            fill('M58 20l6-10-24-8-6 11z'),
        ),
        text('bungee 400', 'snacbox', 32),
      ]),
  },
  {
    name: 'Raha',
    draw: () => {
      const leaf = (w: number) => line(petal(0, 0, 32, w), 4);
      const lotus = [-78, -40, 0, 40, 78]
        .map((a) => `<g transform="rotate(${a})">${leaf(20)}</g>`)
        .join('');
      return column(8, [
        drawing(move(36, 34, lotus), 72, 36),
        text('quicksand 700', 'raha', 50, 60),
      ]);
    },
  },
  {
    name: 'Cafe Doca',
    draw: () => {
      const anchor =
        fill(
          'M-17-21h31v3c7-1 11 3 9 9-1 5-6 8-12 7-4 5-23 5-27-3-1-4-1-10-1-16z',
          'M14-13v8c4 0 6-3 6-5s-2-4-6-3z',
        ) + line('M-2-2V24M-12 6H8M-22 10C-20 22-8 25-2 25S16 22 18 10', 5);
      return round(
        fill(disc(0, 0, 56), disc(0, 0, 53)) +
          ring('oswald 600', 'CAFE DOCA', 17, 36, 0, 130) +
          ring('oswald 600', 'BY THE HARBOUR', 9.5, 45, 180, 150, true) +
          move(2, -1, anchor, 1.05),
        56,
      );
    },
  },
  {
    name: 'Odin Galley',
    draw: () =>
      row(12, [
        drawing(
          fill(
            'M0 40C4 34 2 28 8 26l4 4c-4 4-2 8 2 10h38c4-2 6-6 2-10l4-4c6 2 4 8 6 14-6 12-14 18-32 18S6 52 0 40z',
          ) + line('M32 38V20M25 2v10c0 9 14 9 14 0V2M32 2v12', 4),
          64,
          60,
        ),
        column(
          5,
          [text('cinzel 800', 'ODIN', 33, 40), text('cinzel 600', 'GALLEY', 22, 60)],
          'start',
        ),
      ]),
  },
];
