import { table } from '../table.ts';
import type { BuildCost } from './site-copy.ts';

export type SizedCost = BuildCost & { articles: number };

/** Processor time in milliseconds: other work on the machine leaves it as it is. */
const perPage = ({ processorSeconds, pages }: BuildCost) => (processorSeconds * 1000) / pages;

/** The same for the pages that came to those of a smaller site, without what every build costs once. */
function perFurtherPage(cost: BuildCost, smaller: BuildCost): number {
  const seconds = cost.processorSeconds - smaller.processorSeconds;
  return (seconds * 1000) / (cost.pages - smaller.pages);
}

const asGrowth = (part: number) => `${part < 0 ? '−' : '+'}${Math.abs(part * 100).toFixed(0)} %`;

const heads = ['articles', 'pages', 'seconds', 'processor s', 'ms per page', ''];

/** Builds of growing sites as a table, each beside the smallest. @param costs the smallest first */
export function growthTable(costs: readonly SizedCost[]): string {
  const [smallest] = costs;
  const rows = costs.map((cost, index) => {
    const before = costs[index - 1];
    return [
      String(cost.articles),
      String(cost.pages),
      cost.seconds.toFixed(1),
      cost.processorSeconds.toFixed(1),
      perPage(cost).toFixed(0),
      smallest && index > 0 ? asGrowth(perPage(cost) / perPage(smallest) - 1) : '',
      before ? perFurtherPage(cost, before).toFixed(0) : '',
      (cost.peakBytes / 1e6).toFixed(0),
    ];
  });
  return table([...heads, 'per further page', 'most MB'], rows);
}
