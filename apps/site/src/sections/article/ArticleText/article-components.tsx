import type { ArticleComponent } from '@agency/content/schemas/article-components.ts';
import type { ImageMetadata } from 'astro';
import type { ComponentType } from 'react';
import { Callout } from '../../../components/Callout/Callout.tsx';
import { Chart, type ChartProps } from '../../../components/Chart/Chart.tsx';
import { Checklist } from '../../../components/Checklist/Checklist.tsx';
import { ComparisonTable } from '../../../components/ComparisonTable/ComparisonTable.tsx';
import { PullQuote } from '../../../components/PullQuote/PullQuote.tsx';
import { Steps } from '../../../components/Steps/Steps.tsx';
import type { Words } from '../../../content.ts';
import { ArticleGallery, type ArticleGalleryProps } from './ArticleGallery.tsx';
import { ArticleVideo, type ArticleVideoProps } from './ArticleVideo.tsx';

type Written<Props, Given extends keyof Props> = Omit<Props, Given | 'lang'>;

/**
 * The components that an article can use without an import, with the words and the pictures of its page; the calculator
 * is an Astro component, because it is an island and reads its words.
 */
export function createArticleComponents(
  { article, gallery, lang }: Pick<Words, 'article' | 'gallery' | 'lang'>,
  files: Record<string, ImageMetadata>,
) {
  return {
    Callout,
    Chart: (props: Written<ChartProps, 'copy'>) => <Chart {...props} copy={article} />,
    Checklist,
    ComparisonTable,
    Gallery: (props: Written<ArticleGalleryProps, 'files' | 'words'>) => (
      <ArticleGallery {...props} files={files} words={gallery} lang={lang} />
    ),
    PullQuote,
    Steps,
    Video: (props: Written<ArticleVideoProps, 'files' | 'place'>) => (
      <ArticleVideo {...props} files={files} place={article.video} lang={lang} />
    ),
  } satisfies Record<Exclude<ArticleComponent, 'Calculator'>, ComponentType<never>>;
}
