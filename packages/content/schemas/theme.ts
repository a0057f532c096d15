import { z } from 'astro/zod';
import { contrastProblems } from '../theme/colour-pairs.ts';
import { fontProblems } from '../theme/font-files.ts';
import { type ImageSchema, svg } from './picture.ts';
import { colour, formatted } from './text.ts';

const font = (what: string) =>
  z
    .strictObject({
      family: formatted(
        'the name of the font',
        /^[\w -]{2,40}$/,
        'a name of letters, digits and spaces, such as Poppins',
      ),
      package: formatted(
        'the font as a package of https://fontsource.org, which the build installs',
        /^@fontsource(-variable)?\/[\w-]+$/,
        'a package of fontsource.org, such as "@fontsource/poppins"',
      ).optional(),
      file: formatted(
        'the font as a file in the content folder, instead of a package',
        /^\.\/(?!.*\.\.)[\w./ -]+\.(woff2?|ttf|otf)$/i,
        'a font file in the content folder with a name of letters, digits, hyphens and spaces, such as "./brand/font.woff2"',
      ).optional(),
      weight: formatted(
        'the weight of the file, "700", or its range, "400 700"; of a package, the one to use',
        /^[1-9]\d\d( [1-9]\d\d)?$/,
        '"700", or "400 700" for a range',
      ).optional(),
      width: formatted(
        'the range of its width axis; left out, the font has none and titles are set smaller',
        /^\d+% \d+%$/,
        'a range such as "75% 100%"',
      ).optional(),
    })
    .superRefine((value, context) => {
      for (const { field, message } of fontProblems(value))
        context.addIssue({ code: 'custom', path: [field], message });
    })
    .optional()
    .describe(what);

/** How the brand looks: content/theme.yaml. */
export const theme = (image: ImageSchema) =>
  z
    .strictObject({
      accent: colour('the colour of the brand: bands, buttons, highlights'),
      ink: colour('the dark ground, and the letters on paper and on the accent'),
      display: font('The font of titles; left out, Bricolage Grotesque'),
      text: font('The font of running text; left out, Geist'),
      otherScripts: font(
        'A font for letters that the other two do not have, such as "@fontsource/catamaran". Optional',
      ),
      corner: z
        .number()
        .min(0)
        .max(2)
        .default(1)
        .describe('How round corners are: 0 for square, 1 as drawn, 2 for twice as round'),
      logo: svg(image).describe(
        'The logo in the header, on ink: ./brand/logo-lockup.svg. `var(--accent)`, `var(--ink)` and `var(--paper)` in it and in the favicon become the colours of the theme',
      ),
      wordmark: svg(image).describe(
        'The giant wordmark in the footer, on the accent: ./brand/wordmark.svg',
      ),
      mark: svg(image).describe(
        'The symbol of the brand in drawings, a square SVG: ./brand/mark.svg. `var(--mark)` in it becomes the accent, `currentColor` the ink',
      ),
      ornament: svg(image)
        .optional()
        .describe(
          'A drawing, much wider than high, that comes in from the right edge of page heads without a picture, and ends articles and forms: ./brand/ornament.svg. Its right end may be cut. `var(--mark)` in it becomes the accent, `currentColor` the ink, and colours that suit other grounds. Optional',
        ),
      favicon: svg(image).describe(
        'The icon in the tab of a browser, a square SVG: ./brand/favicon.svg. The icons of phones are made from it',
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
          'Fields above that still have a sample; remove a name here when its value is real',
        ),
    })
    .superRefine(({ accent, ink }, context) => {
      for (const { field, message } of contrastProblems({ accent, ink }))
        context.addIssue({ code: 'custom', path: [field], message });
    });

export type Theme = z.infer<ReturnType<typeof theme>>;
