import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPicture } from '@agency/content/check/checked-pictures.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import type { Finding } from './finding.ts';

/** Of a cover of 4:3 with 1600 pixels. On a phone, and where covers overlap, cards are upright and use the whole height. */
const NEEDED_HEIGHT = 1200;

type Cover = { cover?: { src?: unknown } } | null;

/** Covers of case studies that are sharp across and soft in an upright card: wide ones. */
export async function lowCovers(folder: string): Promise<Finding[]> {
  const files = globSync('case-studies/*/case-study.yaml', { cwd: folder }).sort();
  const found = files.map(async (name): Promise<Finding[]> => {
    const src = (readYaml(name, folder) as Cover)?.cover?.src;
    if (typeof src !== 'string' || src.endsWith('.svg')) return [];
    const checked = await checkPicture(join(folder, dirname(name), src));
    if ('problem' in checked || checked.height >= NEEDED_HEIGHT) return [];
    return [
      {
        file: join(folder, name),
        field: 'cover.src',
        value: `has ${checked.width} × ${checked.height} pixels: soft where a card cuts its sides`,
        fix: `Use a picture at least ${NEEDED_HEIGHT} pixels high, best of 4:3: 1600 × 1200.`,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
