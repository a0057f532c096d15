import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml, textsIn } from '../entries/yaml-values.ts';
import type { LeftFile } from './content-files.ts';

type Claim = { figure: string; client: string };

/** A rise or a share: 5X, 40%, 2.5x. */
const boast = /\b\d+(?:\.\d+)?\s?(?:x\b|%)/gi;

const figuresIn = (text: string) =>
  (text.match(boast) ?? []).map((figure) => figure.replace(/\s/, '').toUpperCase());

const pages = ['home', 'about-us', 'digital-marketing-services', 'seo-services'];

/**
 * Claims that nothing stands behind: those of how-we-work.yaml whose client has no case study, and rises
 * and shares on the pages that neither a claim there nor a case study knows.
 */
export function claimsWithoutCase(folder: string): LeftFile[] {
  const file = join(folder, 'pages/how-we-work.yaml');
  const { claims } = (readYaml(file) ?? {}) as { claims?: { items: Claim[] } };
  const cases = globSync('case-studies/*/case-study.yaml', { cwd: folder })
    .sort()
    .map((name) => readYaml(join(folder, name)) as { client: string });
  const items = claims?.items ?? [];
  const unshown = items.flatMap(({ figure, client }, index) =>
    cases.some((one) => client.includes(one.client))
      ? []
      : [
          {
            file,
            field: `claims.items[${index + 1}]`,
            value: `${figure}, of ${client}, who has no case study`,
            fix: 'Tell the case, or take the claim back.',
          },
        ],
  );
  const known = new Set(
    [...items.map(({ figure }) => figure), ...textsIn(cases)].flatMap(figuresIn),
  );
  const unfounded = pages.flatMap((page) => {
    const name = join(folder, 'pages', `${page}.yaml`);
    const figures = textsIn(readYaml(name)).flatMap(figuresIn);
    return [...new Set(figures)]
      .filter((figure) => !known.has(figure))
      .map((figure) => ({
        file: name,
        field: figure,
        value: 'is claimed, and no case study and no line of how-we-work.yaml says whose it is',
        fix: 'Say in pages/how-we-work.yaml whose figure it is and how it was counted, or leave it out.',
      }));
  });
  return [...unshown, ...unfounded];
}
