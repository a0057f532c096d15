/** Invented sample clients who look after bodies, animals and plants. */
import { column, drawing, justified, type Mark, round, row } from './layout.ts';
import { disc, fill, line, oval, petal, spin, turn } from './pen.ts';
import { letters, ring, text } from './type.ts';

export const careClients: Mark[] = [
  {
    name: 'Muthupal Dental',
    draw: () =>
      row(10, [
        drawing(
          fill(
            'M29 6C36 0 56-2 57 18c0 12-6 16-8 28-2 10-3 18-8 18-6 0-4-20-12-20s-6 20-12 20c-5 0-6-8-8-18C7 34 1 30 1 18 2-2 22 0 29 6z',
            disc(40, 20, 7.5),
          ),
          58,
          64,
        ),
        column(
          4,
          [text('fredoka 600', 'Muthupal', 35), text('fredoka 500', 'dental care', 17, 40)],
          'start',
        ),
      ]),
  },
  {
    name: 'Thulirbagh Nursery',
    draw: () =>
      column(4, [
        drawing(
          fill('M8 40h44l-5 22H13z') +
            line('M30 40V22', 5, 'butt') +
            fill(
              'M30 26C30 8 18 2 2 2c0 18 10 24 28 24z',
              'M30 20C30 6 40 0 56 0c0 14-8 20-26 20z',
            ),
          60,
          62,
        ),
        text('oleo-script 700', 'Thulirbagh', 42),
      ]),
  },
  {
    name: 'Mooligaiya Ayurveda',
    draw: () =>
      row(12, [
        drawing(
          fill('M4 34h52c0 12-6 19-14 22v7H18v-7C10 53 4 46 4 34z') +
            line('M38 29 54 4', 6.5) +
            turn(-28, 20, 29, fill(petal(20, 29, 28, 18))) +
            turn(12, 28, 29, fill(petal(28, 29, 20, 12))),
          60,
          64,
        ),
        column(
          6,
          [
            text('cormorant-garamond 700', 'Mooligaiya', 39),
            text('cormorant-garamond 600', 'AYURVEDA', 15, 330),
          ],
          'start',
        ),
      ]),
  },
  {
    name: 'Paarvaiyo Opticals',
    draw: () =>
      column(8, [
        drawing(
          line(
            'M24 22a14 14 0 1 0 28 0 14 14 0 1 0-28 0M76 22a14 14 0 1 0 28 0 14 14 0 1 0-28 0M52 20c6-7 18-7 24 0M24 18 4 8M104 18l20-10',
            5.5,
          ) + fill(disc(43, 17, 4), disc(95, 17, 4)),
          128,
          40,
        ),
        text('poppins 600', 'paarvaiyo', 36, -20),
      ]),
  },
  {
    name: 'Udalveer Gym',
    draw: () => {
      const word = justified(5, [
        text('anton 400', 'UDALVEER', 44),
        text('anton 400', 'STRENGTH HOUSE', 20, 40),
      ]);
      return row(18, [
        drawing(
          fill(
            'M10 30C4 20 6 0 27 0s23 20 17 30c6 5 9 11 9 18 0 7-4 13-8 16H9C4 61 1 55 1 48c0-7 3-13 9-18z',
            'M18 26c5-2 13-2 18 0 3-6 3-16-9-16s-12 10-9 16z',
          ),
          54,
          64,
        ),
        { ...word, svg: `<g transform="skewX(-9)">${word.svg}</g>` },
      ]);
    },
  },
  {
    name: 'Poovaram Flowers',
    draw: () => {
      const bloom = spin(8, 0, 0, fill(petal(0, -5, 19, 11))) + fill(disc(0, 0, 4.4));
      return round(
        spin(24, 0, 0, fill(disc(0, -54, 3.4))) +
          ring('yeseva-one 400', 'POOVARAM', 15, 34, 0, 130) +
          ring('yeseva-one 400', 'FLOWERS', 12, 43, 180, 160, true) +
          bloom,
        56,
      );
    },
  },
  {
    name: 'Vaalattu Pet Care',
    draw: () =>
      row(10, [
        drawing(
          fill(
            'M6 64V40C6 30 12 26 20 25L28 12V3l10 7h6c7 0 10 4 16 6 0 8-4 13-12 13H44v35H34V50H16v14z',
            disc(42, 17, 2.4),
          ) + line('M9 40C0 34-2 24 4 17', 5.5),
          62,
          64,
        ),
        column(
          3,
          [text('quicksand 700', 'vaalattu', 40, -30), text('quicksand 600', 'pet care', 18, 50)],
          'start',
        ),
      ]),
  },
  {
    name: 'Manjalika Skin',
    draw: () =>
      row(13, [
        drawing(
          fill(oval(25, 32, 25, 32), letters('bodoni-moda 600 italic', 'M', 38, 25, 33)),
          50,
          64,
        ),
        column(
          6,
          [
            text('bodoni-moda 500 italic', 'Manjalika', 38, -10),
            text('jost 500', 'SKIN', 13.5, 600),
          ],
          'start',
        ),
      ]),
  },
];
