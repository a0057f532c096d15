/** Marks of the named clients of every other trade. */
import { column, drawing, justified, type Mark, over, round, row } from './layout.ts';
import { box, disc, fill, line, polygon, spin } from './pen.ts';
import { text } from './type.ts';

export const namedTrade: Mark[] = [
  {
    name: 'Seven Screen',
    draw: () =>
      row(10, [
        drawing(
          fill(
            'M0 8 82 0v64L0 56z',
            polygon([
              [19, 15],
              [63, 12],
              [63, 23],
              [41, 54],
              [26, 53],
              [46, 25],
              [19, 26],
            ]),
          ),
          82,
          64,
        ),
        justified(5, [
          text('league-gothic 400', 'SEVEN', 40, 20),
          text('league-gothic 400', 'SCREEN', 40, 20),
        ]),
      ]),
  },
  {
    name: 'EGCO',
    draw: () =>
      row(7, [
        drawing(fill(box(0, 0, 44, 12), box(0, 18, 44, 12), box(0, 36, 44, 12)), 44, 48),
        drawing(line('M36.7 11.3A18 18 0 1 0 42 24H25', 12, 'butt'), 48, 48),
        drawing(line('M36.7 11.3A18 18 0 1 0 36.7 36.7', 12, 'butt'), 42, 48),
        drawing(fill(disc(24, 24, 24), disc(24, 24, 6)), 48, 48),
      ]),
  },
  {
    name: 'Ponmalligai',
    draw: () =>
      column(7, [
        round(spin(5, 0, 0, fill('M0-4C-13-9-13-25 2-32c9 7 10 18-2 28z')), 30),
        text('yatra-one 400', 'Ponmalligai', 34),
      ]),
  },
  {
    name: 'Hi Life Exhibitions',
    draw: () => {
      const spark = fill(
        'M0-17C1.500-4 4-1.500 17 0 4 1.500 1.500 4 0 17-1.500 4-4 1.500-17 0-4-1.500-1.500-4 0-17z',
      );
      const word = text('playfair-display 800 italic', 'Hi Life', 58, -10);
      return column(8, [
        over([word], [round(spark, 17), word.w / 2 + 8, -14]),
        text('jost 600', 'EXHIBITIONS', 15, 420),
      ]);
    },
  },
  {
    name: 'Green Sky Landscapes',
    draw: () =>
      row(11, [
        drawing(
          line('M6 40a26 26 0 0 1 52 0M17 40a15 15 0 0 1 30 0', 5, 'butt') +
            fill('M0 46c12-8 22-8 32 0s20 8 32 0v8c-12 8-22 8-32 0s-20-8-32 0z') +
            fill(disc(32, 38, 7)),
          64,
          60,
        ),
        column(
          6,
          [
            text('fraunces 700', 'Green Sky', 33, -10),
            text('fraunces 400', 'LANDSCAPES', 14.5, 245),
          ],
          'start',
        ),
      ]),
  },
  {
    name: 'RMD Hospital',
    draw: () =>
      row(11, [
        drawing(
          fill(
            'M22 2h20v20h20v20H42v20H22V42H2V22h20z',
            'M32 46c-9-6-14-11-14-17 0-8 10-10 14-3 4-7 14-5 14 3 0 6-5 11-14 17z',
          ),
        ),
        justified(6, [
          text('archivo-black 400', 'RMD', 44, -20),
          text('barlow-condensed 600', 'HOSPITAL', 20, 180),
        ]),
      ]),
  },
  {
    name: 'Musico',
    draw: () =>
      row(9, [
        drawing(
          [34, 56, 40, 28, 40, 56, 34]
            .map((h, i) => line(`M${5 + i * 10} ${32 - h / 2 + 3}V${32 + h / 2 - 3}`, 6))
            .join(''),
          70,
          64,
        ),
        text('comfortaa 700', 'musico', 40, -20),
      ]),
  },
  {
    name: 'Brownpost',
    draw: () =>
      column(9, [
        drawing(
          fill('M34 0h60v44H34z', 'M58 0v15l6-4 6 4V0z') +
            line('M26 8H8M26 22H0M26 36H14', 5.5, 'butt'),
          94,
          44,
        ),
        text('zilla-slab 700', 'Brownpost', 36, -10),
      ]),
  },
  {
    name: 'Zord',
    draw: () =>
      column(10, [
        drawing(
          fill('M0 0h70L54 16H27l-8 8h27L14 56H0l24-24H0z') + fill('M70 56H26l14-14h30z'),
          70,
          56,
        ),
        text('michroma 400', 'ZORD', 24, 420),
      ]),
  },
];
