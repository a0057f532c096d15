import GithubSlugger from 'github-slugger';
import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { withNonBreakingUnits } from '../non-breaking-units.ts';

/** The id of a heading of the text, which is never that of another part of the page: `## Contact name`. */
export const textAnchor = (slug: string) => `section-${slug}`;

type Node = { type: string; value?: string };

function textOf(heading: Node): string {
  const texts: string[] = [];
  visit(heading as Parameters<typeof visit>[0], (node) => {
    texts.push((node as Node).value ?? '');
  });
  return texts.join('');
}

/** The names of the headings of a text, as links in it may write them: [the sums](#the-sums). */
export function headingSlugs(body: string): string[] {
  // Parsing takes a while, and what cannot be parsed is reported by the check of the text.
  if (!/^#/m.test(body)) return [];
  const slugger = new GithubSlugger();
  const slugs: string[] = [];
  const tree = mdxToMdast(withNonBreakingUnits(body));
  visit(tree as Parameters<typeof visit>[0], 'heading', (node) => {
    slugs.push(slugger.slug(textOf(node)));
  });
  return slugs;
}
