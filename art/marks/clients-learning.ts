/** Invented sample clients of the quieter trades: school, music, film, ledgers, rain. */
import { bolder, column, drawing, type Mark, round, row } from './layout.ts';
import { box, disc, fill, line, oval, polar, polygon, spin, turn } from './pen.ts';
import { letters, text } from './type.ts';

export const learningClients: Mark[] = [
  {
    name: 'Nine Banyans School',
    draw: () => {
      const crown = [
        [14, 26],
        [24, 14],
        [37, 9],
        [50, 14],
        [60, 26],
        [26, 27],
        [48, 27],
        [37, 22],
        [37, 32],
      ] as const;
      return row(12, [
        drawing(
          crown.map(([x, y]) => fill(disc(x, y, 8))).join('') +
            line('M37 36V64M26 38C27 50 25 56 22 64M48 38c-1 12 1 18 4 26M14 37V52M60 37V52', 3.6),
          74,
          66,
        ),
        column(
          6,
          [
            column(
              5,
              [
                text('josefin-sans 700', 'NINE', 27, 60),
                text('josefin-sans 700', 'BANYANS', 27, 60),
              ],
              'start',
            ),
            text('josefin-sans 600', 'SCHOOL', 15, 480),
          ],
          'start',
        ),
      ]);
    },
  },
  {
    name: 'Isaivanam Music School',
    draw: () => {
      const arches = line('M10 52V32a24 24 0 0 1 48 0V48M24 54V34a10 10 0 0 1 20 0V50', 4, 'butt');
      const heads = [
        [6, 52],
        [54, 48],
        [20, 54],
        [40, 50],
      ] as const;
      const notes = heads.map(([x, y]) => turn(-18, x, y, fill(oval(x, y, 6.4, 4.8)))).join('');
      return column(9, [
        drawing(arches + notes, 66, 60),
        text('bodoni-moda 700', 'Isaivanam', 36),
        text('bodoni-moda 500', 'SCHOOL OF MUSIC', 11.5, 290),
      ]);
    },
  },
  {
    name: 'Thiraivanam Films',
    draw: () => {
      const blade = fill(
        polygon([
          polar(0, 0, 12, 8),
          polar(0, 0, 30, -22),
          polar(0, 0, 32, 0),
          polar(0, 0, 30, 32),
          polar(0, 0, 13.5, 60),
        ]),
      );
      return row(11, [
        round(spin(6, 0, 0, blade), 31),
        column(
          5,
          [
            bolder(text('poiret-one 400', 'THIRAIVANAM', 31, 30), 1.3),
            text('jost 500', 'FILMS', 13, 900),
          ],
          'start',
        ),
      ]);
    },
  },
  {
    name: 'Second Monsoon',
    draw: () =>
      row(12, [
        drawing(
          fill(
            'M32 4C49 4 62 17 62 33c-4-4-8-4-11 0-4-4-8-4-11 0-5-4-11-4-16 0-3-4-7-4-11 0-3-4-7-4-11 0C2 17 15 4 32 4z',
          ) +
            line('M32 33V54c0 9-12 9-12 1', 4.5) +
            line('M32 0V5', 4.5) +
            fill(disc(46, 46, 3.4), disc(55, 54, 3.4), disc(44, 60, 3.4)),
          64,
          64,
        ),
        column(
          4,
          [
            text('space-grotesk 700', 'second', 34, -30),
            text('space-grotesk 700', 'monsoon', 34, -30),
          ],
          'start',
        ),
      ]),
  },
  {
    name: 'Kanakkara & Rao',
    draw: () =>
      row(12, [
        drawing(
          fill(
            box(0, 0, 64, 64, 6),
            letters('cinzel 700', 'K', 30, 20, 24),
            letters('cinzel 700', 'R', 30, 46, 42),
            'M8 47h20v2.5H8z',
            'M8 53h20v2.5H8z',
            'M36 10h20v2.5H36z',
            'M36 16h20v2.5H36z',
          ),
        ),
        column(
          9,
          [
            text('cinzel 700', 'KANAKKARA', 25, 20),
            row(
              9,
              [text('cinzel 700', '& RAO', 25, 20), text('jost 500', 'ACCOUNTANTS', 11, 60)],
              'end',
            ),
          ],
          'start',
        ),
      ]),
  },
];
