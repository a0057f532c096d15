import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '@agency/content/read-yaml.ts';
import { commitDay } from '../../apps/site/src/seo/last-changed.ts';
import type { Finding } from './finding.ts';

type Block = { updated?: unknown };

/** Pages that say when they were last changed, and were changed after that day: a privacy policy. */
export const untrueDates = (folder: string): Finding[] =>
  globSync('pages/*.yaml', { cwd: folder }).flatMap((name) => {
    const { blocks = [] } = (readYaml(name, folder) ?? {}) as { blocks?: Block[] };
    const changed = commitDay(name);
    return blocks.flatMap(({ updated }, index) => {
      const day = String(updated).slice(0, 10);
      if (updated === undefined || !changed || changed <= day) return [];
      return [
        {
          file: join(folder, name),
          field: `blocks[${index + 1}].updated`,
          value: `says ${day}, but the file was changed on ${changed}`,
          fix: 'Write the day of the last change that matters to a visitor.',
        },
      ];
    });
  });
