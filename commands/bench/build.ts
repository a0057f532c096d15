import { join } from 'node:path';
import { readArticles, writeArticles } from '../../checks/support/more-articles.ts';
import { growthTable, type SizedCost } from './build/growth.ts';
import { type BuildCost, copySite, type SiteCopy } from './build/site-copy.ts';
import { median, ratio } from './numbers.ts';
import { asRatio, table } from './table.ts';

export type BuildWorkload = {
  rounds: number;
  /** How many articles the blog holds, build by build. */
  articles: readonly number[];
  /** Without it both are measured. */
  only?: string | undefined;
};

const parts = ['pictures', 'articles'];

/**
 * The site as it is with nothing in its cache, then once more with everything there. The warm build is the
 * reference: it renders every page, but no picture.
 */
async function coldAndWarm(site: SiteCopy, rounds: number): Promise<string> {
  const cold: BuildCost[] = [];
  const warm: BuildCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    cold.push(await site.build('nothing'));
    warm.push(await site.build('everything'));
  }
  const of = (costs: readonly BuildCost[], what: keyof BuildCost) =>
    costs.map((cost) => cost[what]);
  const row = (name: string, costs: readonly BuildCost[]) => [
    name,
    median(of(costs, 'seconds')).toFixed(1),
    asRatio(ratio(of(costs, 'seconds'), of(warm, 'seconds'))),
    median(of(costs, 'processorSeconds')).toFixed(1),
    (Math.max(...of(costs, 'peakBytes')) / 1e6).toFixed(0),
  ];
  return [
    `${rounds} round${rounds === 1 ? '' : 's'} in a copy of the site.`,
    '',
    table(
      ['build', 'seconds', '', 'processor s', 'most MB'],
      [row('cold: empty cache', cold), row('reference: warm cache', warm)],
    ),
  ].join('\n');
}

/** The site with a growing blog. Its pictures are there already: what is measured are pages. */
async function growing(site: SiteCopy, counts: readonly number[]): Promise<string> {
  const content = join(site.folder, 'content');
  const originals = readArticles(content);
  const costs: SizedCost[] = [];
  for (const articles of counts.toSorted((one, other) => one - other)) {
    await writeArticles(content, originals, articles);
    // Covers stand in more places of a longer list, and each place has files of its own.
    if (costs.length === 0) await site.build('pictures');
    costs.push({ articles, ...(await site.build('pictures')) });
    console.error(`${articles} articles: ${costs.at(-1)?.seconds.toFixed(1)} s`);
  }
  return [
    'A growing blog, its pictures made before. A page costs processor time; + is its growth since the smallest blog.',
    '',
    growthTable(costs),
  ].join('\n');
}

/** @throws when `only` names no part of it, or a build fails */
export async function benchBuild({ rounds, articles, only }: BuildWorkload): Promise<string> {
  if (only !== undefined && !parts.includes(only))
    throw new Error(`--only ${only}: a build is measured by ${parts.join(' and ')}.`);
  const site = await copySite();
  try {
    const tables: string[] = [];
    if (only !== 'articles') tables.push(await coldAndWarm(site, rounds));
    if (only !== 'pictures') tables.push(await growing(site, articles));
    return tables.join('\n\n');
  } finally {
    await site.remove();
  }
}
