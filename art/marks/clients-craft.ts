/** Invented sample clients who make and sell things: cloth, jewels, print, furniture, toys. */
import { column, drawing, justified, type Mark, round, row } from './layout.ts';
import { box, disc, fill, line, move, spin, star } from './pen.ts';
import { letters, text } from './type.ts';

export const craftClients: Mark[] = [
  {
    name: 'Pattunool Looms',
    draw: () => {
      const bars = [0, 1, 2].flatMap((i) =>
        [0, 1, 2].map((j) =>
          (i + j) % 2
            ? fill(box(i * 21 + 1, j * 21 - 1, 7, 22), box(i * 21 + 12, j * 21 - 1, 7, 22))
            : fill(box(i * 21 - 1, j * 21 + 1, 22, 7), box(i * 21 - 1, j * 21 + 12, 22, 7)),
        ),
      );
      return row(13, [
        drawing(bars.join(''), 62, 62),
        column(
          6,
          [text('marcellus 400', 'Pattunool', 37), text('marcellus 400', 'LOOMS', 17, 480)],
          'start',
        ),
      ]);
    },
  },
  {
    name: 'Ponvaanam Jewels',
    draw: () =>
      column(9, [
        drawing(
          fill(
            'M14 0h15l-9 17H1z',
            'M35 0h15l13 17H44z',
            'M32 2l9 15H23z',
            'M0 21h20l9 31z',
            'M24 21h16l-8 34z',
            'M44 21h20L35 52z',
          ),
          64,
          56,
        ),
        text('cormorant-garamond 700', 'PONVAANAM', 27, 210),
        text('cormorant-garamond 600', 'JEWELS', 13, 560),
      ]),
  },
  {
    name: 'Achuvel Press',
    draw: () =>
      row(9, [
        drawing(
          fill(box(8, 8, 48, 48), letters('alfa-slab-one 400', 'A', 42, 32, 32)) +
            line('M0 8H4M8 0V4M56 0V4M60 8h4M0 56h4M8 60v4M56 60v4M60 56h4', 2.5, 'butt'),
        ),
        justified(6, [
          text('alfa-slab-one 400', 'ACHUVEL', 30, 10),
          text('alfa-slab-one 400', 'PRESS', 30, 10),
        ]),
      ]),
  },
  {
    name: 'Copper Kolam',
    draw: () => {
      const loop = line('M0-3C-20-12-16-31 0-31S20-12 0-3z', 4);
      return column(9, [
        round(
          spin(4, 0, 0, loop) +
            fill(disc(0, -20, 4.2), disc(20, 0, 4.2), disc(0, 20, 4.2), disc(-20, 0, 4.2)) +
            spin(4, 0, 0, fill(disc(0, -28, 4)), 45),
          33,
        ),
        text('jost 600', 'COPPER KOLAM', 19, 190),
      ]);
    },
  },
  {
    name: 'Marakoodam Furniture',
    draw: () =>
      row(14, [
        drawing(
          line('M10 3C12 14 11 26 13 38H42L46 62M13 38 6 62M14 50H44', 6) +
            fill(box(16, 28, 30, 10, 4)),
          52,
          64,
        ),
        column(
          7,
          [
            text('barlow-condensed 600', 'MARAKOODAM', 33, 90),
            text('barlow-condensed 500', 'FURNITURE', 17, 470),
          ],
          'start',
        ),
      ]),
  },
  {
    name: 'Bommaiyo Toys',
    draw: () =>
      row(9, [
        drawing(
          fill(
            'M28 0c9 0 14 6 14 13 0 3-1 5-2 7 10 6 16 16 16 26 0 12-12 18-28 18S0 58 0 46c0-10 6-20 16-26-1-2-2-4-2-7C14 6 19 0 28 0z',
            disc(23, 13, 2.6),
            disc(33, 13, 2.6),
            'M12 41c8 6 24 6 32 0l2 6c-9 7-27 7-36 0z',
            disc(28, 30, 3),
          ) + fill('M20-1 22-9l6 5 6-5 2 8z'),
          56,
          64,
        ),
        column(
          4,
          [text('bowlby-one 400', 'bommaiyo', 29), text('fredoka 600', 'wooden toys', 19, 20)],
          'start',
        ),
      ]),
  },
  {
    name: 'Uppalam Interiors',
    draw: () =>
      row(13, [
        drawing(
          [28, 19, 10]
            .map((r) => line(`M${30 - r} 64V30a${r} ${r} 0 0 1 ${2 * r} 0V64`, 4.5, 'butt'))
            .join('') + fill(box(28, 40, 4, 24)),
          60,
          64,
        ),
        column(
          8,
          [
            text('josefin-sans 600', 'uppalam', 42, 10),
            text('josefin-sans 400', 'INTERIORS', 14, 430),
          ],
          'start',
        ),
      ]),
  },
  {
    name: 'Thottilina Babywear',
    draw: () =>
      column(3, [
        drawing(
          line('M36 4 8 30M36 4 64 30', 3.6) +
            fill(
              disc(36, 4, 4),
              'M4 29C8 62 64 62 68 29 58 38 48 41 36 41S14 38 4 29z',
              star(36, 25, 5, 9.5, 4.2),
            ),
          72,
          54,
        ),
        text('grand-hotel 400', 'Thottilina', 52),
      ]),
  },
  {
    name: 'Paadhuka Lane',
    draw: () =>
      row(12, [
        drawing(
          [0, 1]
            .map((side) =>
              move(
                side ? 64 : 0,
                0,
                `<g transform="scale(${side ? -1 : 1} 1)">${fill('M14 0C25 0 29 12 27 25c-1 9-1 15-2 25-1 9-4 14-10 14S6 58 6 49C6 38 1 28 1 17 1 6 6 0 14 0z', 'M12 8c-4 2-6 8-5 14l7-6 9 5c0-8-4-15-11-13z')}</g>`,
              ),
            )
            .join(''),
          64,
          64,
        ),
        column(
          5,
          [
            text('abril-fatface 400', 'Paadhuka', 33),
            text('playfair-display 400 italic', 'Lane', 27),
          ],
          'end',
        ),
      ]),
  },
];
