import { parseArgs } from 'node:util';
import { benchAbuse } from './bench/abuse.ts';
import { benchBuild } from './bench/build.ts';
import { benchFaults } from './bench/faults.ts';
import { benchInteractions } from './bench/interactions/bench-interactions.ts';
import { benchLeads } from './bench/leads.ts';
import { benchPages } from './bench/pages.ts';
import { benchScrolling } from './bench/scrolling/bench-scrolling.ts';
import { benchServe } from './bench/serve.ts';

const help = `Measures the built site, each time beside a reference in the same run. Only the ratios can be
compared between machines.

  npm run bench -- pages                          what a visitor waits for and downloads, one page of each kind
  npm run bench -- pages --path / --path /about-us
  npm run bench -- interactions                   what a press of each control takes on a slow phone
  npm run bench -- scrolling                      the longest tasks while the home page is scrolled on a slow phone
  npm run bench -- leads                          leads a second, and how long one takes
  npm run bench -- leads --leads 200 --at-once 16
  npm run bench -- build                          a build with an empty cache and with a full one, then with
                                                  60, 600 and 3,000 articles
  npm run bench -- build --only articles --articles 60,300
  npm run bench -- build --only pictures          without the growing blog

  npm run bench -- serve                          one page with 64 connections, beside nginx and bare node:http

  npm run bench -- faults                         what is lost, doubled or not delivered when things go wrong
  npm run bench -- faults --kills 100 --only killed,replicas
  npm run bench -- abuse                          malformed requests, and slow connections beside real leads
  npm run bench -- abuse --requests 50000 --seed 7

  --rounds n   how often; without it 5 for pages and leads, 3 for serve, interactions and scrolling, 1 for build
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    path: { type: 'string', multiple: true },
    leads: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '64' },
    kills: { type: 'string', default: '20' },
    only: { type: 'string' },
    articles: { type: 'string', default: '60,600,3000' },
    requests: { type: 'string', default: '50000' },
    connections: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** @throws when the text is no whole number above zero */
function count(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`--${option} ${text} is no number of times. Give a whole number from 1 up.`);
}

const rounds = (usual: number) => count('rounds', values.rounds ?? String(usual));

const benches: Record<string, () => Promise<string>> = {
  pages: () => benchPages({ rounds: rounds(5), paths: values.path }),
  interactions: () => benchInteractions({ rounds: rounds(3), paths: values.path }),
  scrolling: () => benchScrolling({ rounds: rounds(3), paths: values.path }),
  leads: () =>
    benchLeads({
      rounds: rounds(5),
      leads: count('leads', values.leads),
      atOnce: count('at-once', values['at-once']),
    }),
  serve: () => benchServe({ rounds: rounds(3), path: values.path?.[0] ?? '/' }),
  faults: () => benchFaults({ kills: count('kills', values.kills), only: values.only }),
  abuse: () =>
    benchAbuse({
      requests: count('requests', values.requests),
      connections: count('connections', values.connections),
      seconds: count('seconds', values.seconds),
      seed: values.seed === undefined ? Date.now() % 1_000_000 : count('seed', values.seed),
    }),
  build: () =>
    benchBuild({
      rounds: rounds(1),
      articles: values.articles.split(',').map((text) => count('articles', text)),
      only: values.only,
    }),
};

const [name = ''] = positionals;
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (values.help) console.info(help);
else if (bench === undefined) {
  console.error(help);
  process.exitCode = 1;
} else {
  try {
    console.info(await bench());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
