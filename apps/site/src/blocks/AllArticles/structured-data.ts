import { loadArticleGrid } from '../../sections/shared/ArticleGrid/load-article-grid.ts';
import { itemList } from '../../seo/graph/list-nodes.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

export const structuredData = async ({ page }: BlockProps<typeof fields>) => [
  itemList(page.path, (await loadArticleGrid()).cards),
];
