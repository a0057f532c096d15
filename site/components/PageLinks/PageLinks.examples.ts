import { longWord } from '../../examples/example-copy.ts';
import type { PageLinksProps } from './PageLinks.tsx';

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Page ${index + 1}`,
    href: index === 0 ? '/articles' : `/articles/page/${index + 1}`,
  }));

export const plain: PageLinksProps = {
  label: 'Pages of this list',
  newer: 'Newer',
  older: 'Older',
  page: 2,
  pages: pagesOf(3),
};

export const first: PageLinksProps = { ...plain, page: 1 };

export const many: PageLinksProps = { ...plain, page: 60, pages: pagesOf(120) };

export const longText: PageLinksProps = { ...many, newer: longWord, older: longWord };
