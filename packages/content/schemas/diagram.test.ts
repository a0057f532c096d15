import { expect, it } from 'vitest';
import { diagram } from './diagram.ts';

const caption = 'Of ten seats three were sold online.';
const units = { kind: 'units', shape: 'seat', caption };
const dial = { kind: 'dial', scale: 'clock', caption };
const phone = { label: 'Day', options: 30, columns: 5 };

const wrong: [what: string, fields: object, message: string][] = [
  ['another kind', { kind: 'pie', caption }, 'must be units, dial, steps, phones or sizes.'],
  [
    'more marked than counted',
    { ...units, groups: [{ count: 3, marked: 4 }] },
    '"marked" is at most "count"',
  ],
  [
    'groups without labels',
    {
      ...units,
      groups: [
        { count: 3, marked: 1 },
        { count: 3, marked: 3 },
      ],
    },
    'each needs a label',
  ],
  ['an hour after midnight', { ...dial, at: 25 }, 'between 0 and 24'],
  ['an angle that is no clock', { ...dial, scale: 'angle', at: 100 }, 'between 0 and 90'],
  [
    'a span that ends before it begins',
    { ...dial, at: 4, spans: [{ from: 5, to: 4 }] },
    '"from" must be less than "to"',
  ],
  [
    'a choice that is not there',
    {
      kind: 'phones',
      items: [
        { ...phone, chosen: 31 },
        { ...phone, chosen: 1 },
      ],
      caption,
    },
    '"chosen" is at most "options"',
  ],
  ['figures out of order', { kind: 'sizes', values: [70, 6000], caption }, 'the largest first'],
];

it.each(wrong)('%s is refused, and the message names the fix', (_what, fields, message) => {
  const { issues = [] } = diagram.safeParse(fields).error ?? {};
  expect(issues.map((issue) => issue.message).join(' ')).toContain(message);
});

it('a hall of ten seats is a diagram', () => {
  const { success } = diagram.safeParse({ ...units, groups: [{ count: 10, marked: 3 }] });
  expect(success).toBe(true);
});
