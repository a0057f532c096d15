import { z } from 'astro/zod';
import { contrastProblems } from '../theme/colour-pairs.ts';
import { faceProblems } from '../theme/face-files.ts';
import { paletteFrom, shadeNames } from '../theme/palette.ts';
import { type ImageSchema, svg } from './picture.ts';

const colour = (what: string) =>
  z
    .string({ error: `is missing. Write ${what} in quotes, such as "#ff5a1f".` })
    .regex(/^#[\da-f]{6}$/i, {
      error: 'must be a colour of six digits in quotes, such as "#ff5a1f".',
    })
    .describe(what);

const face = (what: string) =>
  z
    .strictObject({
      family: z
        .string({ error: 'is missing. Write the name of the font, such as Poppins.' })
        .regex(/^[\w -]{2,40}$/, { error: 'must be a name of letters, digits and spaces.' })
        .describe('The name of the font'),
      package: z
        .string()
        .regex(/^@fontsource(-variable)?\/[\w-]+$/, {
          error: 'must be a package of fontsource.org, such as "@fontsource/poppins".',
        })
        .optional()
        .describe(
          'The face as a package of https://fontsource.org, installed in the content folder',
        ),
      file: z
        .string()
        .regex(/^\.\/.+\.(woff2?|ttf|otf)$/i, {
          error: 'must be a font file beside theme.yaml, such as "./brand/face.woff2".',
        })
        .optional()
        .describe('The font as a file in the content folder, instead of a package'),
      weight: z
        .string()
        .regex(/^[1-9]\d\d( [1-9]\d\d)?$/, { error: 'must be "700", or "400 700" for a range.' })
        .optional()
        .describe(
          'The weight of the file, "700", or its range, "400 700"; of a package, the one to use',
        ),
      width: z
        .string()
        .regex(/^\d+% \d+%$/, { error: 'must be a range such as "75% 100%".' })
        .optional()
        .describe(
          'The range of its width axis; left out, the face has none and titles are set smaller',
        ),
    })
    .superRefine((value, context) => {
      for (const { field, message } of faceProblems(value))
        context.addIssue({ code: 'custom', path: [field], message });
    })
    .optional()
    .describe(what);

/** How the brand looks: content/theme.yaml. */
export const theme = (image: ImageSchema) =>
  z
    .strictObject({
      accent: colour('the colour of the brand: bands, buttons, marks'),
      ink: colour('the dark ground, and the letters on paper and on the accent'),
      shades: z
        .partialRecord(z.enum(shadeNames), colour('a step between the two colours'))
        .optional()
        .describe(
          `Steps between the two colours, for who wants to set one: ${shadeNames.join(', ')}. Each left out is made from accent and ink`,
        ),
      display: face('The face of titles; left out, Bricolage Grotesque'),
      text: face('The face of running text; left out, Geist'),
      corner: z
        .number()
        .min(0)
        .max(2)
        .default(1)
        .describe('How round corners are: 0 for square, 1 as drawn, 2 for twice as round'),
      logo: svg(image).describe('The logo in the header, on ink: ./brand/logo-lockup.svg'),
      wordmark: svg(image).describe(
        'The giant wordmark in the footer, on the accent: ./brand/wordmark.svg',
      ),
      mark: svg(image).describe(
        'The sign of the brand in drawings and on preview pictures, a square SVG: ./brand/mark.svg. `var(--mark)` in it becomes the accent, `currentColor` the ink',
      ),
      favicon: svg(image).describe(
        'The sign in the tab of a browser, a square SVG: ./brand/favicon.svg. The icons of phones are made from it',
      ),
      menu: image()
        .optional()
        .describe(
          'A picture beside the links of the phone menu, cut out on a transparent ground: ./pages/pictures/hero.webp. Optional',
        ),
      samples: z
        .array(z.string())
        .optional()
        .describe(
          'Fields above that still hold a sample; remove a name here when its value is real',
        ),
    })
    .superRefine(({ accent, ink, shades = {} }, context) => {
      const fields: Record<string, string[]> = { 'brand-400': ['accent'], 'ink-950': ['ink'] };
      for (const { colour, message } of contrastProblems(paletteFrom(accent, ink, shades)))
        context.addIssue({ code: 'custom', path: fields[colour] ?? ['shades', colour], message });
    });

export type Theme = z.infer<ReturnType<typeof theme>>;
