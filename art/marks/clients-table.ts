/** Invented sample clients who grow, cook, bottle and pack food. */
import { column, drawing, justified, type Mark, row } from './layout.ts';
import { box, disc, fill, line, move, petal, star, turn } from './pen.ts';
import { text } from './type.ts';

export const tableClients: Mark[] = [
  {
    name: 'Maavum Bakehouse',
    draw: () =>
      column(7, [
        drawing(
          fill(
            'M16 44C4 44 0 34 4 24 10 8 30 2 48 2s38 6 44 22c4 10 0 20-12 20z',
            'M24 14 34 33l5-2-9-19z',
            'M44 10l8 21 6-1-7-20z',
            'M63 11l8 19 5-2-7-16z',
          ),
          96,
          44,
        ),
        text('kaushan-script 400', 'Maavum', 46),
        text('oswald 500', 'BAKEHOUSE', 13, 480),
      ]),
  },
  {
    name: 'Kadalora Seafoods',
    draw: () =>
      row(9, [
        drawing(
          fill(
            'M0 26C14 4 44 2 60 20L78 6c-3 8-4 14-4 20s1 12 4 20L60 32C44 50 14 48 0 26z',
            disc(16, 22, 3.6),
            'M28 12c7 8 7 20 0 28l4 1c8-9 8-21 0-30z',
            'M41 12c5 8 5 20 0 28l4-2c4-8 4-16 0-24z',
          ),
          78,
          52,
        ),
        text('courgette 400', 'Kadalora', 39),
      ]),
  },
  {
    name: 'Suvaiya Masala',
    draw: () => {
      const word = text('shrikhand 400', 'Suvaiya', 50);
      const chilli =
        fill('M4 8C10 4 16 6 18 10 34 26 62 30 98 14 84 40 40 46 16 28 8 22 4 15 4 8z') +
        line('M8 8C8 3 4 1 0 1', 4.5);
      return column(4, [
        word,
        row(9, [drawing(chilli, 98, 40), text('jost 600', 'MASALA', 14, 260)]),
      ]);
    },
  },
  {
    name: 'Theneeta Teas',
    draw: () =>
      column(7, [
        drawing(
          fill(petal(35, 50, 46, 18)) +
            turn(-52, 33, 52, fill(petal(33, 52, 38, 20))) +
            turn(52, 37, 52, fill(petal(37, 52, 38, 20))) +
            line('M35 50V62', 4),
          70,
          62,
        ),
        text('playfair-display 700 italic', 'Theneeta', 36),
        text('playfair-display 400', 'HILL TEAS', 11.5, 420),
      ]),
  },
  {
    name: 'Panaivel Jaggery',
    draw: () => {
      const fan = Array.from({ length: 7 }, (_, i) =>
        turn(-102 + i * 34, 32, 26, fill(petal(32, 26, 26, 9))),
      ).join('');
      return row(9, [
        drawing(fan + fill('M29 28h6l3 36H26z'), 64, 64),
        column(
          5,
          [text('rozha-one 400', 'Panaivel', 38), text('jost 600', 'PALM JAGGERY', 13, 260)],
          'start',
        ),
      ]);
    },
  },
  {
    name: 'Sevvai Tiffin',
    draw: () =>
      row(10, [
        drawing(
          fill(box(6, 18, 40, 13, 3), box(6, 33, 40, 13, 3), box(6, 48, 40, 15, 4)) +
            line('M3 56V20C3 4 49 4 49 20V56', 4) +
            fill(box(19, 4, 14, 8, 4)) +
            line('M16 15H36', 5),
          52,
          64,
        ),
        justified(5, [
          text('londrina-solid 900', 'SEVVAI', 44, 10),
          text('londrina-solid 400', 'TIFFIN ROOM', 26, 20),
        ]),
      ]),
  },
  {
    name: 'Thaenadai Honey',
    draw: () => {
      const cell = star(0, 0, 3, 13, 13);
      const spots = [
        [0, 0],
        [24, 0],
        [12, 20.8],
        [-12, 20.8],
        [0, 41.6],
        [24, 41.6],
      ] as const;
      return row(12, [
        drawing(
          move(
            24,
            13,
            spots
              .map(([x, y], i) =>
                move(x, y, i === 3 ? line(star(0, 0, 3, 10.7, 10.7), 4.6, 'butt') : fill(cell)),
              )
              .join(''),
          ),
          60,
          68,
        ),
        column(
          6,
          [
            text('space-mono 700', 'thaenadai', 29, -30),
            text('space-mono 400', 'raw forest honey', 14.5),
          ],
          'start',
        ),
      ]);
    },
  },
  {
    name: 'Paalvandi Dairy',
    draw: () =>
      row(8, [
        drawing(
          fill(
            'M14 0h24v8h-4v6c8 4 14 10 14 20v24c0 4-3 6-6 6H10c-3 0-6-2-6-6V34C4 24 10 18 18 14V8h-4z',
            'M4 40c8 5 14 5 22 0s14-5 22 0v6c-8-5-14-5-22 0s-14 5-22 0z',
          ),
          52,
          64,
        ),
        column(
          2,
          [text('oleo-script 700', 'Paalvandi', 42), text('jost 600', 'DAIRY', 14, 520)],
          'start',
        ),
      ]),
  },
  {
    name: 'Thulineer Water',
    draw: () =>
      row(9, [
        drawing(
          fill(
            'M26 0C38 17 52 28 52 42a26 24 0 0 1-52 0C0 28 14 17 26 0z',
            'M6 38c7-5 13-5 20 0s13 5 20 0v7c-7 5-13 5-20 0s-13-5-20 0z',
          ),
          52,
          66,
        ),
        column(
          4,
          [
            text('quicksand 700', 'thulineer', 38, -20),
            text('quicksand 600', 'drinking water', 16, 60),
          ],
          'start',
        ),
      ]),
  },
];
