import { cta } from '@agency/content/schemas/cta.ts';
import { pageLink } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { servedFile } from '@agency/content/schemas/served-file.ts';
import { label, list, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      tagline: pageLink('The tagline button'),
      headline: list(text(3, 24, 'a line of the headline'), 2, 3, 'lines of the headline'),
      subtext: text(60, 240, 'what we do and for whom'),
      action: cta,
      badge: text(12, 48, 'the text of the turning badge'),
      picture: picture(image),
      sequence: z
        .strictObject({
          file: servedFile('frames', '/sequences/hero.frames').describe(
            'The sequence in content/files/, as a path',
          ),
          label: label('what its handle does'),
        })
        .optional()
        .describe(
          'The same picture as a sequence that turns. Optional. docs/decisions/022-a-sequence-instead-of-a-model.md describes the file',
        ),
    })
    .describe('The first screen: one picture between the lines of the headline');

export const partIds = () => ['hero', 'hero-title'];

export const isHead = true;
