import { z } from 'astro/zod';
import { statementResults } from '../audit-report.ts';
import { link } from '../link.ts';
import { seo } from '../seo.ts';
import { blurb, heading, label, paragraph, text } from '../text.ts';
import { banner } from './banner.ts';

const result = text(4, 120, 'what came of a criterion');

/** What is judged by a person: a machine’s “no fault found” is no more than that. */
const judgement = z.strictObject({
  criterion: z
    .string()
    .regex(/^[1-4]\.\d\.\d{1,2}$/, { error: 'must be the number of a criterion, such as "1.2.1".' })
    .describe('The number of the criterion, in quotes'),
  met: z.boolean().describe('true when the site meets it'),
  on: z.iso.date({ error: 'must be a day in quotes such as "2026-11-22".' }).describe('The day'),
  by: text(2, 60, 'who judged it'),
  note: text(4, 240, 'what was found').optional(),
});

/** The report of the site’s own audit and the accessibility statement, as far as the agency publishes them. */
export const auditPage = z.strictObject({
  published: z
    .boolean()
    .describe(
      'true when /audit and /accessibility-statement are part of the site; `npm run audit -- --publish` writes what they tell',
    ),
  measured: label('the words before the day of the audit'),
  report: z.strictObject({
    seo,
    banner,
    label: label('the link in the footer'),
    introduction: paragraph('what was measured, and how'),
    pages: z.strictObject({
      heading: heading('the heading over the pages'),
      page: label('the page'),
      performance: label('speed, of 100'),
      access: label('access, of 100'),
      practice: label('practice, of 100'),
      search: label('search, of 100'),
      faults: label('the faults'),
    }),
    weights: z.strictObject({
      heading: heading('the heading over times and weights'),
      largestPaint: label('when the largest part is painted, in milliseconds'),
      kilobytes: label('the weight before scrolling, in kB'),
      requests: label('the requests before scrolling'),
    }),
    found: z.strictObject({
      heading: heading('the heading over the faults'),
      none: blurb('said when nothing was found'),
    }),
    answers: z.strictObject({
      heading: heading('the heading over the headers'),
      text: blurb('what the points mean'),
      answer: label('what was asked'),
      status: label('the status'),
      score: label('the points'),
    }),
    changes: z.strictObject({
      heading: heading('the heading over what changed'),
      none: blurb('said when nothing changed'),
    }),
    earlier: z.strictObject({
      heading: heading('the heading over all runs'),
      run: label('the day'),
      pages: label('how many pages'),
      faults: label('how many faults'),
    }),
  }),
  statement: z.strictObject({
    seo,
    banner,
    label: label('the link in the footer'),
    introduction: paragraph('what the site is held to'),
    limits: paragraph('what no machine can tell'),
    feedback: z
      .strictObject({
        heading: heading('the heading'),
        text: blurb('what to do when something is in the way'),
        link,
      })
      .describe('Where to tell of what is in the way'),
    heading: heading('the heading over the criteria'),
    level: label('the level'),
    machine: text(4, 60, 'said before the tests of the audit'),
    suite: text(4, 90, 'said before the promises of npm test'),
    hand: text(4, 60, 'said before what a person must judge'),
    results: z
      .strictObject(
        Object.fromEntries(statementResults.map((name) => [name, result])) as Record<
          (typeof statementResults)[number],
          typeof result
        >,
      )
      .describe('What each result is called; claim no more than was seen'),
    judged: z
      .array(judgement)
      .optional()
      .describe('Criteria that a person has judged; the others stay open'),
  }),
});

export type AuditPage = z.infer<typeof auditPage>;
