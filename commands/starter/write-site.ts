import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paletteFrom } from '../../site/schemas/theme/palette.ts';
import { slugFrom } from '../entries/entry-slug.ts';
import { type Answers, servicesIn } from './answers.ts';
import { brandDrawings, clientLogo, portrait } from './brand-drawings.ts';
import { fingerprintFile, fingerprintsOf } from './fingerprints.ts';
import { drawPictures } from './pictures.ts';
import {
  brandFile,
  ignored,
  readme,
  serviceFile,
  settingsExample,
  themeFile,
  wordsFile,
} from './site-files.ts';

const templates = join(import.meta.dirname, 'content');
const clientWords = ['first', 'second', 'third', 'fourth'];
const people = ['first-person', 'second-person'];

/**
 * Writes the content of a new site: the starter's texts, the brand's values, and drawings in its colours.
 * @param given what was said; the rest of the answers is marked as a sample
 */
export async function writeSite(
  folder: string,
  answers: Answers,
  given: Partial<Answers>,
): Promise<void> {
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  cpSync(templates, folder, { recursive: true });
  const controls = join(folder, 'pages/interface.yaml');
  const year = String(new Date().getFullYear());
  writeFileSync(controls, readFileSync(controls, 'utf8').replace('{year}', year));
  write('brand.yaml', brandFile(answers, given));
  write('theme.yaml', themeFile(answers));
  write('words.txt', wordsFile(answers));
  write('.env.example', settingsExample(answers).replace('../our-site', relative('.', folder)));
  write('.gitignore', ignored);
  write('README.md', readme(answers, relative('.', folder)));
  write('files/.gitkeep', '');

  const services = servicesIn(answers.services);
  for (const [index, title] of services.entries())
    write(`services/${slugFrom(title)}.yaml`, serviceFile(title, index + 1));

  const palette = paletteFrom(answers.accent, answers.ink);
  const drawings = await brandDrawings(answers.name, palette);
  for (const [name, svg] of Object.entries(drawings)) write(`brand/${name}.svg`, svg);
  for (const [index, word] of clientWords.entries())
    write(`clients/${index + 1}.svg`, await clientLogo(word, index));
  for (const [index, slug] of people.entries())
    write(`people/${slug}/portrait.svg`, portrait(palette, index));
  await drawPictures(folder, palette, services.map(slugFrom));
  write(fingerprintFile, `${JSON.stringify(fingerprintsOf(folder), null, 1)}\n`);
}
