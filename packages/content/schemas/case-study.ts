import { z } from 'astro/zod';
import { chart } from './chart.ts';
import { clientTheme } from './client-theme.ts';
import { diagram } from './diagram.ts';
import { evidence } from './evidence.ts';
import { groupName } from './group-name.ts';
import { url } from './link.ts';
import { type ImageSchema, picture } from './picture.ts';
import { draft, shownFrom } from './publication.ts';
import { searches } from './searches.ts';
import { seo } from './seo.ts';
import { servedFile } from './served-file.ts';
import { showpiece } from './showpiece.ts';
import { blurb, heading, label, list, paragraph, text } from './text.ts';

const titledText = z.strictObject({
  title: heading('a short title'),
  text: blurb('what was done or found'),
});

const metric = z.strictObject({
  title: label('what is measured'),
  value: label('the figure, with its unit'),
});

const figure = z.strictObject({
  value: text(1, 12, 'a big number with its unit'),
  label: text(4, 80, 'what the number counts'),
});

const embed = (image: ImageSchema) =>
  z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('site'),
        title: heading('the name of the site'),
        url,
        picture: picture(image),
        sample: z.boolean().optional().describe('true while the URL is a sample'),
      }),
      z.strictObject({
        kind: z.literal('pdf'),
        title: heading('the name of the document'),
        file: servedFile('pdf', '/brand-guides/our-brand.pdf').describe(
          'The PDF in content/files/, as a path',
        ),
        pages: z.number().int().min(1).describe('How many pages it has'),
        picture: picture(image),
        pagePictures: list(picture(image), 2, 24, 'pictures')
          .optional()
          .describe(
            "All its pages as pictures, in order: visitors turn the pages on the site. If left out, the browser's PDF viewer opens",
          ),
      }),
      z.strictObject({
        kind: z.literal('pictures'),
        title: heading('what the pictures are'),
        pictures: list(
          z.strictObject({
            picture: picture(image),
            caption: text(4, 120, 'a caption'),
            href: url.optional(),
            sample: z.boolean().optional().describe('true while the link is a sample'),
          }),
          1,
          12,
          'pictures',
        ),
      }),
    ])
    .describe('The piece of work itself: a live site, a PDF or pictures');

const screens = (image: ImageSchema) =>
  z
    .strictObject({
      title: heading('what the screens show'),
      pictures: list(
        z.strictObject({
          picture: picture(image).describe('A screen of a phone, upright'),
          caption: text(4, 120, 'a caption'),
        }),
        2,
        8,
        'pictures',
      ),
    })
    .describe('Screens of a site on a phone');

const chapters = z
  .strictObject({
    challenges: text(4, 48, 'the title of the challenges'),
    strategy: text(4, 48, 'the title of the strategy'),
    outcome: text(4, 48, 'the title of the outcome'),
  })
  .describe('Titles of the three chapters of this case');

const comparison = z
  .strictObject({
    title: heading('the title of the table'),
    sample: z.boolean().optional().describe('true while some of its figures are samples'),
    columns: list(label('a column heading'), 3, 4, 'column headings, the first for the row names'),
    rows: list(list(label('a cell'), 3, 4, 'cells'), 2, 12, 'rows'),
  })
  .describe('A table that compares two moments');

/** One case study: content/case-studies/<slug>/case-study.yaml. */
export const caseStudy = (image: ImageSchema) =>
  z
    .strictObject({
      client: label('the name of the client'),
      title: text(20, 110, 'the headline: what changed for the client'),
      seo,
      category: groupName('portfolio').describe('The tab of the portfolio that shows it'),
      order: z.number().int().min(1).describe('Place in the portfolio, 1 first'),
      draft,
      published: shownFrom,
      services: list(label('a service'), 1, 6, 'services'),
      technology: label('what it was built with').optional(),
      mode: z.enum(['Organic', 'Campaign']).optional().describe('How the audience was reached'),
      industry: label('the industry of the client'),
      cover: picture(image),
      colours: clientTheme.optional(),
      description: paragraph('who the client is and what they came for'),
      chapters: chapters.optional(),
      challenges: list(titledText, 1, 6, 'challenges'),
      strategy: list(titledText, 1, 8, 'steps of the strategy'),
      before: z
        .strictObject({
          title: heading('the title of the table'),
          metrics: list(metric, 1, 8, 'metrics'),
          sample: z.boolean().optional().describe('true while its figures are samples'),
        })
        .optional()
        .describe('Figures before the project'),
      phases: list(
        z.strictObject({ title: label('Month 1'), items: list(titledText, 1, 6, 'items') }),
        1,
        6,
        'months',
      ).optional(),
      comparison: comparison.optional(),
      outcome: z
        .strictObject({
          text: paragraph('what came of it'),
          points: list(blurb('a result'), 1, 8, 'results').optional(),
        })
        .describe('Outcome or results'),
      figures: list(figure, 1, 6, 'big numbers, the first very large').optional(),
      charts: list(chart, 1, 3, 'charts').optional(),
      diagram: diagram.optional(),
      evidence: evidence.optional(),
      showpiece: showpiece(image).optional(),
      searches: searches.optional(),
      embed: embed(image),
      screens: screens(image).optional(),
    })
    .superRefine((study, context) => {
      const { embed } = study;
      if (embed.kind === 'pdf' && embed.pagePictures && embed.pagePictures.length !== embed.pages)
        context.addIssue({
          code: 'custom',
          path: ['embed', 'pagePictures'],
          message: `has ${embed.pagePictures.length} pictures, but the PDF has ${embed.pages} pages. Give one picture for each page.`,
        });
      if (!study.technology && !study.mode)
        context.addIssue({
          code: 'custom',
          path: ['mode'],
          message: 'is missing. Give a technology or a mode (Organic or Campaign).',
        });
    });

export type CaseStudy = z.infer<ReturnType<typeof caseStudy>>;
