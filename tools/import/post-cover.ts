import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastWidth, pictureFileProblem } from '@agency/content/check/picture-problems.ts';
import { kinds } from '@agency/content/kinds.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { paletteFrom } from '@agency/content/theme/palette.ts';
import { placeholder } from '../entries/placeholder-fields.ts';
import { coverDrawing } from './cover-drawing.ts';

type Picture = { src: string; alt: string };

/** The first picture of a text that is wide enough for a card. */
export async function firstWidePicture(
  folder: string,
  pictures: ReadonlyMap<string, string>,
  describe: (url: string, alt: string) => string,
): Promise<Picture | undefined> {
  for (const [url, name] of pictures)
    if ((await pictureFileProblem(join(folder, name), leastWidth.page)) === undefined)
      return { src: `./${name}`, alt: describe(url, '') };
  return undefined;
}

/** A drawing for a post without a picture, which may stay. */
export async function drawCover(
  slug: string,
  folder: string,
  language: string | undefined,
): Promise<Picture> {
  const { accent, ink } = readYaml(kinds.theme.file) as { accent: string; ink: string };
  writeFileSync(join(folder, 'cover.jpg'), await coverDrawing(slug, paletteFrom(accent, ink)));
  const alt = 'A pattern of discs and rings';
  return { src: './cover.jpg', alt: language ? placeholder(`${alt}, in its language`) : alt };
}
