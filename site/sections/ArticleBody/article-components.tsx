import { Callout } from '../../components/Callout/Callout.tsx';
import { Chart, type ChartProps, type ChartWords } from '../../components/Chart/Chart.tsx';
import { Checklist } from '../../components/Checklist/Checklist.tsx';
import { Compare } from '../../components/Compare/Compare.tsx';
import { Figure } from '../../components/Figure/Figure.tsx';
import { PullQuote } from '../../components/PullQuote/PullQuote.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';

/** What an article may use without an import. A chart's own words come from the interface. */
export function articleComponents(words: ChartWords) {
  const WordedChart = (props: Omit<ChartProps, 'words'>) => <Chart {...props} words={words} />;
  return { Callout, Chart: WordedChart, Checklist, Compare, Figure, PullQuote, Steps };
}
