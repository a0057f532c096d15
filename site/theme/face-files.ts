import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { contentFolder } from '../content/content-folder.ts';
import type { FaceValues } from './theme-values.ts';

/** One file of a face, as a browser is told of it. */
export type FaceFile = {
  file: string;
  weight: string;
  range?: string;
  width?: string;
  /** Fetched with the page: what most letters are set in. */
  main: boolean;
};

type Metadata = {
  id: string;
  weights: number[];
  variable: false | Record<string, { min: string; max: string }>;
};

const json = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** Where a package of fontsource lies: in the content folder, else among the product's own. */
function folderOf(name: string): string | undefined {
  for (const from of [contentFolder, '.']) {
    const require = createRequire(join(resolve(from), 'content.js'));
    const paths = require.resolve.paths(name) ?? [];
    const found = paths.map((path) => join(path, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

/** Latin letters, and what the rupee sign and names with accents need. */
const subsets = ['latin', 'latin-ext'];

function filesOfPackage(folder: string, weights: readonly number[]): FaceFile[] {
  const { id, variable, weights: offered } = json<Metadata>(join(folder, 'metadata.json'));
  const ranges = json<Record<string, string>>(join(folder, 'unicode.json'));
  const axes = variable && 'wdth' in variable ? 'standard' : 'wght';
  const nearest = (wanted: number) =>
    [...offered].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 400;
  const range = (axis: string) => {
    const axisOf = variable === false ? undefined : variable[axis];
    const { min, max } = axisOf ?? { min: '400', max: '400' };
    return `${min} ${max}`;
  };
  const width =
    variable && 'wdth' in variable ? { width: range('wdth').replace(/(\S+)/g, '$1%') } : {};
  const cuts = variable
    ? [{ name: axes, weight: range('wght') }]
    : [...new Set(weights.map(nearest))].map((weight) => ({
        name: String(weight),
        weight: String(weight),
      }));
  return cuts.flatMap(({ name, weight }, index) =>
    subsets
      .map((subset) => ({
        file: join(folder, 'files', `${id}-${subset}-${name}-normal.woff2`),
        weight,
        ...width,
        range: ranges[subset] ?? '',
        main: index === 0 && subset === 'latin',
      }))
      .filter(({ file }) => existsSync(file)),
  );
}

/** The files of a face. @param weights which weights are used, the first with every page */
export function filesOfFace(face: FaceValues, weights: readonly number[]): FaceFile[] {
  if (face.file)
    return [
      {
        file: resolve(contentFolder, face.file),
        weight: face.weight ?? String(weights[0]),
        ...(face.width ? { width: face.width } : {}),
        main: true,
      },
    ];
  const folder = face.package ? folderOf(face.package) : undefined;
  if (!folder) return [];
  return filesOfPackage(folder, face.weight ? face.weight.split(' ').map(Number) : weights);
}

type FaceProblem = { field: 'package' | 'file'; message: string };

/** What keeps a face from being used. */
export function faceProblems(face: FaceValues): FaceProblem[] {
  if (face.file && face.package)
    return [
      { field: 'package', message: 'cannot be used together with `file`. Keep one of the two.' },
    ];
  if (!face.file && !face.package)
    return [{ field: 'file', message: 'is missing. Name a font file, or a `package`.' }];
  if (face.file && !existsSync(join(contentFolder, face.file)))
    return [{ field: 'file', message: `names "${face.file}", which does not exist.` }];
  if (face.package && filesOfFace(face, [400]).length === 0)
    return [
      {
        field: 'package',
        message: `is not installed. Run: npm install ${face.package} --prefix ${contentFolder}`,
      },
    ];
  return [];
}
