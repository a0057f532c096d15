import { ArticleGrid } from '../../sections/shared/ArticleGrid/ArticleGrid.tsx';
import { loadArticleGrid } from '../../sections/shared/ArticleGrid/load-article-grid.ts';

/** All articles under their filter. */
export const AllArticles = async () => <ArticleGrid {...(await loadArticleGrid())} />;
