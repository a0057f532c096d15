import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { drawMark, drawPhotograph } from './drawn-pictures.ts';

const texts = join(import.meta.dirname, 'content');

/** The texts lie in this repository; pictures are drawn, and all of it is put together outside of it. */
export const secondContent = join(
  tmpdir(),
  `second-content-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

/** Every picture that a text names, from the folder of the content. */
function namedPictures(): string[] {
  const found = globSync('**/*.{yaml,mdx}', { cwd: texts }).flatMap((file) =>
    [...readFileSync(join(texts, file), 'utf8').matchAll(/\.\/[\w./-]+\.(?:jpg|svg)/g)].map(
      ([path]) => join(dirname(file), path),
    ),
  );
  return [...new Set(found)].sort();
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One group of fields over another: what both have is taken from the upper one. */
function laidOver(lower: Group, upper: Group): Group {
  const fields = Object.entries(upper).map(([name, value]) => {
    const below = lower[name];
    return [name, isGroup(value) && isGroup(below) ? laidOver(below, value) : value];
  });
  return { ...lower, ...Object.fromEntries(fields) };
}

/** The labels of controls that this content does not choose itself are those of the sample; it has no calculator. */
function completeLabels(): void {
  const file = 'pages/interface.yaml';
  const [lower, upper] = ['content', texts].map(
    (folder) => parse(readFileSync(join(folder, file), 'utf8')) as Group,
  );
  const { calculators, ...labels } = laidOver(lower ?? {}, upper ?? {});
  writeFileSync(join(secondContent, file), stringify(labels));
}

/**
 * Puts a small content of another agency together: five people, nine clients, two testimonials, seven
 * questions, three case studies, no gallery, no counters, two articles.
 */
async function makeSecondContent(): Promise<void> {
  rmSync(secondContent, { recursive: true, force: true });
  cpSync(texts, secondContent, { recursive: true });
  completeLabels();
  mkdirSync(join(secondContent, 'files'));
  for (const picture of namedPictures()) {
    const file = join(secondContent, picture);
    mkdirSync(dirname(file), { recursive: true });
    await (picture.endsWith('.jpg') ? drawPhotograph(file, picture) : drawMark(file, picture));
  }
}

if (import.meta.main) await makeSecondContent();
