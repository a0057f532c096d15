import { questions } from '../../seo/graph/list-nodes.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

export const structuredData = ({ page, items }: BlockProps<typeof fields>) => [
  questions(page.path, items),
];
