import { z } from 'astro/zod';

const text = z.string();

const statementRow = z.strictObject({
  number: text,
  name: text,
  level: z.enum(['A', 'AA']),
  machine: z.array(text).describe('Tests of the audit itself, by their names'),
  suite: z.array(text).describe('Promises of `npm test` that hold some of it'),
  hand: text.describe('What only a person can judge'),
  result: z.enum(['fault', 'clean', 'open', 'unmeasured', 'nothing', 'met', 'unmet']),
  detail: text,
});

export type StatementRow = z.infer<typeof statementRow>;
