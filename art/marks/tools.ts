/** Neutral signs for the tools the agency works with; none repeats its maker's logo. */
import { column, drawing, type Mark, row } from './layout.ts';
import { box, disc, fill, line } from './pen.ts';
import { text } from './type.ts';

const bold = 'jost 600';
const calm = 'jost 500';

export const tools: Mark[] = [
  {
    name: 'Google Search Console',
    draw: () =>
      row(12, [
        drawing(
          line('M4 26a22 22 0 1 0 44 0 22 22 0 1 0-44 0M42 42 59 59', 6) +
            line('M16 34l7-9 6 5 8-11', 4.5),
        ),
        column(5, [text(calm, 'Google Search', 23), text(bold, 'Console', 34)], 'start'),
      ]),
  },
  {
    name: 'Google Analytics',
    draw: () =>
      row(12, [
        drawing(
          line('M4 3V60H64', 5.5) +
            line('M16 45 30 28l12 10L58 14', 4.5) +
            fill(disc(16, 45, 5.5), disc(30, 28, 5.5), disc(42, 38, 5.5), disc(58, 14, 5.5)),
          66,
          64,
        ),
        column(5, [text(calm, 'Google', 22), text(bold, 'Analytics', 31)], 'start'),
      ]),
  },
  {
    name: 'Ahrefs',
    draw: () =>
      row(11, [
        drawing(
          line(
            'M26 22 34 14a13 13 0 0 1 18 18l-9 9a13 13 0 0 1-18 0M38 42l-8 8a13 13 0 0 1-18-18l9-9a13 13 0 0 1 18 0',
            6.5,
          ),
        ),
        text(bold, 'Ahrefs', 42),
      ]),
  },
  {
    name: 'Semrush',
    draw: () =>
      row(11, [
        drawing(
          line('M6 54A30 30 0 1 1 58 54', 6.5) + line('M32 36 46 22', 6) + fill(disc(32, 38, 6)),
        ),
        text(bold, 'Semrush', 40),
      ]),
  },
  {
    name: 'Screaming Frog',
    draw: () =>
      row(11, [
        drawing(
          line('M32 16V50M32 33H14a5 5 0 0 0-5 5v12M32 33h18a5 5 0 0 1 5 5v12', 5) +
            fill(disc(32, 10, 10), disc(9, 55, 8.5), disc(32, 55, 8.5), disc(55, 55, 8.5)),
        ),
        column(4, [text(bold, 'Screaming', 28), text(bold, 'Frog', 28)], 'start'),
      ]),
  },
  {
    name: 'PageSpeed Insights',
    draw: () =>
      row(12, [
        drawing(
          line('M58 30V10a6 6 0 0 0-6-6H12a6 6 0 0 0-6 6v44a6 6 0 0 0 6 6h16M6 18H58', 5.5) +
            fill('M48 28 32 48h10l-4 16 18-22H45z'),
        ),
        column(6, [text(bold, 'PageSpeed', 29), text(calm, 'Insights', 21)], 'start'),
      ]),
  },
  {
    name: 'Looker Studio',
    draw: () =>
      row(12, [
        drawing(
          fill(box(2, 2, 26, 36, 5), box(2, 44, 26, 18, 5), box(34, 2, 28, 18, 5)) +
            line('M36 58 44 44l7 7 9-21', 5.5),
        ),
        column(5, [text(bold, 'Looker', 31), text(calm, 'Studio', 24)], 'start'),
      ]),
  },
];
