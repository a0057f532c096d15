import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cacheOf } from '../cache-folder.ts';
import { contentFolder } from '../content-folder.ts';
import type { FontValues } from './theme-values.ts';

/** One font file, as in `@font-face`. */
export type FontFile = {
  file: string;
  weight: string;
  range?: string;
  width?: string;
  /** Preloaded with the page, because most letters are in it. */
  preload: boolean;
};

type Metadata = {
  id?: string;
  /** Packages of version 4, which some fonts have not left, name it so. */
  fontId?: string;
  weights: number[];
  variable: false | Record<string, { min: string; max: string }>;
};

const json = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** The folder of the packages that the check and the build install. */
export const installedFonts = join(cacheOf(contentFolder), 'fonts');

/** The folder of a fontsource package: in the content folder, in this repository, or installed by the build. */
export function folderOfPackage(name: string): string | undefined {
  for (const from of [contentFolder, '.', installedFonts]) {
    const require = createRequire(join(resolve(from), 'content.js'));
    const paths = require.resolve.paths(name) ?? [];
    const found = paths.map((path) => join(path, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

/** The scripts of India, as fontsource names their files, of which a browser loads those that a page has. */
export const indianScripts = [
  ...['tamil', 'telugu', 'kannada', 'malayalam', 'devanagari'],
  ...['bengali', 'gujarati', 'gurmukhi', 'oriya'],
];
/** First Latin letters, the rupee sign and letters with accents. */
const allSubsets = ['latin', 'latin-ext', ...indianScripts];

/** The files of a variable package by the axis that a font with such a file has: the first has width and weight. */
const axisOfFile = { standard: 'wdth', wght: 'wght' };

/** The letters in a file. The rupee sign, which each has, is taken from the Latin one that every page loads. */
const rangeOf = (subset: string, ranges: Record<string, string>) =>
  indianScripts.includes(subset)
    ? (ranges[subset] ?? '').replace(/,?\bU\+20B9\b/i, '')
    : (ranges[subset] ?? '');

function filesOfPackage(
  folder: string,
  weights: readonly number[],
  subsets = allSubsets,
  axes: Partial<typeof axisOfFile> = axisOfFile,
): FontFile[] {
  const metadata = json<Metadata>(join(folder, 'metadata.json'));
  const { id = metadata.fontId, variable, weights: available } = metadata;
  const ranges = json<Record<string, string>>(join(folder, 'unicode.json'));
  const fileOf = (subset: string, name: string) =>
    join(folder, 'files', `${id}-${subset}-${name}-normal.woff2`);
  // The metadata of a static package has the axes of the font too, but no file with them.
  const variableFile = Object.entries(axes).find(
    ([name, axis]) =>
      variable && axis in variable && subsets.some((subset) => existsSync(fileOf(subset, name))),
  )?.[0];
  const nearest = (wanted: number) =>
    [...available].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 400;
  const range = (axis: string) => {
    const axisOf = variable === false ? undefined : variable[axis];
    const { min, max } = axisOf ?? { min: '400', max: '400' };
    return `${min} ${max}`;
  };
  const width =
    variableFile === 'standard' ? { width: range('wdth').replace(/(\S+)/g, '$1%') } : {};
  const variants = variableFile
    ? [{ name: variableFile, weight: range('wght') }]
    : [...new Set(weights.map(nearest))].map((weight) => ({
        name: String(weight),
        weight: String(weight),
      }));
  return variants.flatMap(({ name, weight }, index) =>
    subsets
      .map((subset) => ({
        file: fileOf(subset, name),
        weight,
        ...width,
        range: rangeOf(subset, ranges),
        preload: index === 0 && subset === 'latin',
      }))
      .filter(({ file }) => existsSync(file)),
  );
}

/** The files of a font. @param weights the weights in use; the first is used on every page */
export function filesOfFont(font: FontValues, weights: readonly number[]): FontFile[] {
  if (font.file)
    return [
      {
        file: resolve(contentFolder, font.file),
        weight: font.weight ?? String(weights[0]),
        ...(font.width ? { width: font.width } : {}),
        preload: true,
      },
    ];
  const folder = font.package ? folderOfPackage(font.package) : undefined;
  if (!folder) return [];
  return filesOfPackage(folder, font.weight ? font.weight.split(' ').map(Number) : weights);
}

/** The files of the theme's font for other scripts: without its Latin letters and its widths, which no page uses. */
export function filesOfOtherScripts(font: FontValues): FontFile[] {
  const folder = font.package ? folderOfPackage(font.package) : undefined;
  const files = folder
    ? filesOfPackage(folder, [400, 700], indianScripts, { wght: 'wght' })
    : filesOfFont(font, [400]);
  return files.map((file) => ({ ...file, preload: false }));
}

type FontProblem = { field: 'package' | 'file' | 'weight'; message: string };

/** The weight of a package that it does not have. */
function weightProblem(folder: string, weight: string): FontProblem | undefined {
  const { variable, weights } = json<Metadata>(join(folder, 'metadata.json'));
  const axis = variable === false ? undefined : variable.wght;
  const wanted = weight.split(' ').map(Number);
  const has = axis
    ? wanted.every((one) => one >= Number(axis.min) && one <= Number(axis.max))
    : wanted.every((one) => weights.includes(one));
  const known = axis ? `${axis.min} to ${axis.max}` : weights.join(', ');
  return has
    ? undefined
    : { field: 'weight', message: `is "${weight}", but the package has ${known}.` };
}

/** The reasons why a font cannot be used. */
export function fontProblems(font: FontValues): FontProblem[] {
  if (font.file && font.package)
    return [
      { field: 'package', message: 'cannot be used together with `file`. Keep one of the two.' },
    ];
  if (!font.file && !font.package)
    return [{ field: 'file', message: 'is missing. Name a font file, or a `package`.' }];
  if (font.file && !existsSync(join(contentFolder, font.file)))
    return [{ field: 'file', message: `names "${font.file}", which does not exist.` }];
  if (font.package && filesOfFont(font, [400]).length === 0)
    return [
      {
        field: 'package',
        message: `names "${font.package}", which could not be installed, or has no Latin letters. Look up its name at https://fontsource.org, and whether this machine reaches the package registry: npm view ${font.package} version`,
      },
    ];
  const folder = font.package && font.weight ? folderOfPackage(font.package) : undefined;
  const problem = folder && weightProblem(folder, font.weight ?? '');
  return problem ? [problem] : [];
}
