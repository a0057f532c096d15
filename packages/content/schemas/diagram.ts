import { z } from 'astro/zod';
import { list, text } from './text.ts';

const count = (min: number, max: number, purpose: string) =>
  z.number().int().min(min).max(max).describe(purpose);

const common = {
  caption: text(
    20,
    200,
    'what the diagram shows, with its figures: the sentence below it, for those who do not see it too',
  ),
  sample: z.boolean().optional().describe('true while its figures are samples'),
};

const units = z.strictObject({
  kind: z.literal('units').describe('Things that are counted, some of them in another colour'),
  shape: z
    .enum(['dot', 'seat', 'person', 'egg', 'leaf', 'bud'])
    .describe('What one of them looks like'),
  layout: z
    .enum(['rows', 'arcs', 'coil'])
    .default('rows')
    .describe('rows; arcs: seats in front of a stage; coil: a string of flowers'),
  perRow: count(1, 30, 'How many are in a row').default(10),
  groups: list(
    z
      .strictObject({
        label: text(2, 24, 'the name of the group').optional(),
        count: count(1, 400, 'How many there are'),
        marked: count(0, 400, 'How many of them have another colour, the first ones'),
      })
      .refine(({ count, marked }) => marked <= count, {
        error: 'marks more than there are: "marked" is at most "count".',
        path: ['marked'],
      }),
    1,
    2,
    'groups',
  ).refine((groups) => groups.length === 1 || groups.every(({ label }) => label), {
    error: 'are two, so each needs a label.',
  }),
  others: z
    .enum(['outlined', 'light', 'dark'])
    .default('outlined')
    .describe(
      'The others: outlined if they do not count, light if they do; dark: they are, and the marked ones light',
    ),
  ...common,
});

/** What a scale goes to. */
const ends = { clock: 24, angle: 90 };

const dial = z
  .strictObject({
    kind: z.literal('dial').describe('An hour on a clock, or an angle'),
    scale: z
      .enum(['clock', 'angle'])
      .describe('clock: hours from 0 to 24; angle: degrees from 0 to 90'),
    at: z.number().describe('The hour or the angle'),
    earlier: z.number().optional().describe('The one that it replaced, as a broken line'),
    spans: list(
      z.strictObject({ from: z.number(), to: z.number() }),
      1,
      2,
      'parts of the dial that are filled, the second one darker',
    ).optional(),
    ...common,
  })
  .superRefine(({ scale, at, earlier, spans = [] }, context) => {
    const values = [at, earlier ?? 0, ...spans.flatMap(({ from, to }) => [from, to])];
    if (values.some((value) => value < 0 || value > ends[scale]))
      context.addIssue({
        code: 'custom',
        path: ['at'],
        message: `and all other values of this dial must be between 0 and ${ends[scale]}.`,
      });
    if (spans.some(({ from, to }) => from >= to))
      context.addIssue({
        code: 'custom',
        path: ['spans'],
        message: 'begin before they end: "from" must be less than "to".',
      });
  });

const step = { label: text(2, 16, 'the name of the step') };

const steps = z.strictObject({
  kind: z
    .literal('steps')
    .describe('Stops of a route, with a parcel at its end, or plates that become empty'),
  look: z.enum(['route', 'plates']).describe('What is drawn for the steps'),
  items: list(z.strictObject(step), 3, 6, 'steps'),
  crossedOut: list(text(2, 16, 'a word'), 1, 6, 'words that are crossed out').optional(),
  ...common,
});

const phones = z.strictObject({
  kind: z.literal('phones').describe('Small phones, each with one choice'),
  items: list(
    z
      .strictObject({
        ...step,
        options: count(1, 42, 'How many choices the screen has'),
        columns: count(1, 7, 'In how many columns: 1 for a list, 7 for a month'),
        chosen: count(1, 42, 'Which one is chosen, counted from 1'),
      })
      .refine(({ options, chosen }) => chosen <= options, {
        error: 'is not on the screen: "chosen" is at most "options".',
        path: ['chosen'],
      }),
    2,
    4,
    'phones',
  ),
  ...common,
});

const sizes = z.strictObject({
  kind: z.literal('sizes').describe('Figures as circles inside each other, their areas to scale'),
  values: list(z.number().positive(), 2, 4, 'figures, the largest first').refine(
    (values) => values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0)),
    { error: 'must be in order, the largest first.' },
  ),
  ...common,
});

/** A small drawing of one figure of a case. */
export const diagram = z
  .discriminatedUnion('kind', [units, dial, steps, phones, sizes], {
    error: 'must be units, dial, steps, phones or sizes.',
  })
  .describe(
    'A small drawing in the colours of the client: units and sizes are beside the outcome, the others beside the strategy',
  );

export type Diagram = z.infer<typeof diagram>;
