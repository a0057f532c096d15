import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../content-folder.ts';
import { caseStudy } from './case-study.ts';
import type { ImageSchema } from './picture.ts';

const schema = caseStudy((() => z.string()) as unknown as ImageSchema);
const picture = (src: string) => ({ src, alt: 'A page of the guidelines' });

const guide = (count: number) => ({
  kind: 'pdf',
  title: 'The guidelines',
  file: '/brand-guides/guide.pdf',
  pages: 3,
  picture: picture('./guide.jpg'),
  pagePictures: Array.from({ length: count }, (_, index) => picture(`./page-${index + 1}.jpg`)),
});

/** Of a case of the content that has another embed; this one names a file that no content has. */
const leafProblems = (embed: object) => {
  const [file = ''] = globSync(`${contentFolder}/case-studies/*/case-study.yaml`);
  const study = parse(readFileSync(file, 'utf8'));
  const { issues = [] } = schema.safeParse({ ...study, embed }).error ?? {};
  expect(issues.map(({ path }) => path.join('.'))).toContain('embed.file');
  return issues.filter(({ path }) => path.join('.') === 'embed.pagePictures');
};

it('a guide is leafed through when every page of it has a picture', () => {
  expect(leafProblems(guide(3))).toEqual([]);
  const [problem] = leafProblems(guide(2));
  expect(problem?.message).toContain('Give one picture for each page.');
});
