import type { ArticleComponent } from '@agency/content/schemas/article-components.ts';
import type { ComponentType } from 'react';
import { Callout } from '../../../components/Callout/Callout.tsx';
import { Chart, type ChartCopy, type ChartProps } from '../../../components/Chart/Chart.tsx';
import { Checklist } from '../../../components/Checklist/Checklist.tsx';
import { ComparisonTable } from '../../../components/ComparisonTable/ComparisonTable.tsx';
import { PullQuote } from '../../../components/PullQuote/PullQuote.tsx';
import { Steps } from '../../../components/Steps/Steps.tsx';

/**
 * The components that an article can use without an import. The labels of a chart come from the interface; the
 * calculator is an Astro component, because it is an island and reads its words.
 */
export function createArticleComponents(copy: ChartCopy) {
  const InterfaceChart = (props: Omit<ChartProps, 'copy'>) => <Chart {...props} copy={copy} />;
  return {
    Callout,
    Chart: InterfaceChart,
    Checklist,
    ComparisonTable,
    PullQuote,
    Steps,
  } satisfies Record<Exclude<ArticleComponent, 'Calculator'>, ComponentType<never>>;
}
