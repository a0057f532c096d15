import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { fingerprint, readFingerprints } from '../starter/fingerprints.ts';

export type LeftFile = { file: string; field: string; value: string; fix: string };

const pictures = '**/*.{jpg,jpeg,png,webp,avif,svg}';
const own = (folder: string) =>
  globSync(pictures, { cwd: folder, exclude: ['node_modules/**', '.git/**'] }).sort();

const hashesIn = (folder: string) =>
  own(folder).map((name) => fingerprint(readFileSync(join(folder, name))));

/**
 * Pictures that are the starter's or the sample's, by their bytes: a name says nothing.
 * @param sample the content that the product ships with
 */
export function samplePictures(folder: string, sample: string): LeftFile[] {
  const starter = new Set(readFingerprints(folder).pictures);
  const shipped = new Set(resolve(folder) === resolve(sample) ? [] : hashesIn(sample));
  return own(folder).flatMap((name) => {
    const hash = fingerprint(readFileSync(join(folder, name)));
    const whose = starter.has(hash) ? 'the starter’s' : shipped.has(hash) ? 'the sample’s' : '';
    if (!whose) return [];
    return [
      {
        file: join(folder, name),
        field: 'picture',
        value: `is ${whose}`,
        fix: 'Put a picture of your own in its place, under the same name.',
      },
    ];
  });
}

/** Pictures that nothing names: whoever deletes an entry forgets them. What lies in files/ is served as it is. */
export function orphanPictures(folder: string): LeftFile[] {
  const texts = globSync('**/*.{yaml,mdx}', { cwd: folder, exclude: ['node_modules/**'] })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  return own(folder)
    .filter((name) => !name.startsWith('files/') && !name.startsWith('brand/'))
    .filter((name) => !texts.includes(basename(name)))
    .map((name) => ({
      file: join(folder, name),
      field: 'picture',
      value: 'is named by no text',
      fix: 'Name it where it belongs, or delete it.',
    }));
}

/** The year of the copyright line, when it is another than that of the day. */
export function outdatedYear(folder: string, today: Date): LeftFile[] {
  const [file] = globSync(join(folder, 'pages/interface.yaml'));
  if (!file) return [];
  const { footer } = parse(readFileSync(file, 'utf8')) as { footer?: { copyright?: string } };
  const years = footer?.copyright?.match(/\b20\d\d\b/g)?.map(Number) ?? [];
  if (years.length === 0 || Math.max(...years) >= today.getFullYear()) return [];
  return [
    {
      file,
      field: 'footer.copyright',
      value: footer?.copyright ?? '',
      fix: `Write ${today.getFullYear()}, or leave the year out.`,
    },
  ];
}
