import { longSentence } from '../../examples/example-copy.ts';
import { searchBar, searchStill } from '../../examples/example-pictures.ts';
import type { CaseCardProps } from './CaseCard.tsx';

export const plain: CaseCardProps = {
  title: 'Green Sky Landscapes',
  category: 'Search Engine Optimisation',
  href: '/portfolio/green-sky-landscapes',
  picture: searchBar,
  result: { value: '4820', label: 'monthly visitors, up from 265', way: 'Read the case' },
};

export const tallPicture: CaseCardProps = { ...plain, picture: searchStill };

export const longText: CaseCardProps = {
  ...plain,
  title: longSentence,
  result: { label: longSentence, way: 'Read the case' },
  category: 'Web Design & Development, Branding and Search Engine Optimisation',
};
