/** Invented sample clients who build, move and power things: steel, boats, stone, wheels, sun. */
import { column, drawing, justified, type Mark, round, row } from './layout.ts';
import { box, disc, fill, line, polygon, spin, turn } from './pen.ts';
import { letters, text } from './type.ts';

export const worksClients: Mark[] = [
  {
    name: 'Irumbora Steel',
    draw: () =>
      row(10, [
        drawing(fill('M0 0h52v13H33v38h19v13H0V51h19V13H0z'), 52, 64),
        justified(5, [
          text('big-shoulders-display 900', 'IRUMBORA', 43),
          drawing(
            fill(box(0, 0, 152, 18), letters('big-shoulders-display 800', 'STEEL', 16, 81, 9, 620)),
            152,
            18,
          ),
        ]),
      ]),
  },
  {
    name: 'Kattumara Boatworks',
    draw: () =>
      column(8, [
        drawing(
          fill(
            'M38 0C56 12 62 26 62 40H38z',
            'M33 8v32H10C22 32 30 22 33 8z',
            'M4 45h68c-3 7-8 11-14 11H18C12 56 7 52 4 45z',
          ),
          76,
          56,
        ),
        text('oswald 700', 'KATTUMARA', 31, 60),
        text('oswald 400', 'BOATWORKS', 12.5, 480),
      ]),
  },
  {
    name: 'Payanora Travels',
    draw: () =>
      row(9, [
        round(fill(disc(0, 0, 32), 'M5-32-2-8C-6 4 12 4 8 14L0 32h-12l8-18c3-8-16-8-12-22z'), 32),
        text('righteous 400', 'payanora', 38),
      ]),
  },
  {
    name: 'Vaastora Builders',
    draw: () => {
      const bricks = [0, 1, 2, 3, 4].flatMap((i) => {
        const inset = i * 5;
        const half = 15;
        if (i > 3) return [box(17, 52, 30, 11)];
        return [box(inset, i * 13, half, 11), box(64 - inset - half, i * 13, half, 11)];
      });
      return row(11, [
        drawing(fill(...bricks), 64, 63),
        justified(5, [
          text('anton 400', 'VAASTORA', 38, 10),
          text('anton 400', 'BUILDERS', 38, 110),
        ]),
      ]);
    },
  },
  {
    name: 'Kathiroli Solar',
    draw: () =>
      column(9, [
        drawing(
          Array.from({ length: 7 }, (_, i) =>
            turn(-78 + i * 26, 42, 40, fill(box(39, 0, 6, 12))),
          ).join('') +
            fill('M21 36a21 21 0 0 1 42 0z') +
            fill('M17 41h22v9H12z', 'M44 41h22l5 9H44z', 'M10 54h29v9H5z', 'M44 54h30l5 9H44z'),
          84,
          63,
        ),
        text('krona-one 400', 'kathiroli', 25, -10),
      ]),
  },
  {
    name: 'Chakkara Cycles',
    draw: () => {
      const wheel =
        fill(disc(0, 0, 31), disc(0, 0, 25)) +
        spin(8, 0, 0, line('M0-5V-26', 2.6, 'butt')) +
        fill(disc(0, 0, 6));
      const word = text('syne 800', 'chakkara', 35, -10);
      const slanted = { ...word, svg: `<g transform="skewX(-10)">${word.svg}</g>` };
      return column(8, [round(wheel, 31), slanted, text('space-mono 700', 'CYCLES', 13, 480)]);
    },
  },
  {
    name: 'Minvandi Motors',
    draw: () =>
      row(9, [
        drawing(
          fill('M32 0A32 32 0 1 1 0 32h9a23 23 0 1 0 23-23z') +
            fill('M34 12 17 36h12l-4 17 20-26H32z'),
          64,
          64,
        ),
        column(
          6,
          [text('unbounded 800', 'minvandi', 29, -30), text('unbounded 400', 'MOTORS', 12, 480)],
          'start',
        ),
      ]),
  },
  {
    name: 'Kalmalar Granites',
    draw: () => {
      const slab = fill(
        polygon([
          [0, -4],
          [-10, -19],
          [0, -32],
          [10, -19],
        ]),
      );
      return column(8, [
        round(spin(6, 0, 0, slab), 31),
        text('dm-serif-display 400', 'Kalmalar', 36),
        text('jost 500', 'GRANITES', 11.5, 560),
      ]);
    },
  },
  {
    name: 'Nilavoli Lights',
    draw: () =>
      column(8, [
        drawing(
          fill('M36 2A29 29 0 1 0 60 44 25 25 0 0 1 36 2z') +
            line('M46 0V14', 2.6, 'butt') +
            fill('M46 13l9 13H37z', 'M42 28h8a4 4 0 0 1-8 0z'),
          62,
          62,
        ),
        text('limelight 400', 'NILAVOLI', 32, 60),
      ]),
  },
];
