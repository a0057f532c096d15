/**
 * Draws content/clients/*.svg and clients.yaml, content/tools/*.svg and tools.yaml.
 * Usage: node art/marks/clients.ts <folder whose node_modules holds opentype.js, svgo and the faces>
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { careClients } from './clients-care.ts';
import { craftClients } from './clients-craft.ts';
import { learningClients } from './clients-learning.ts';
import { namedTable } from './clients-named-table.ts';
import { namedTrade } from './clients-named-trade.ts';
import { tableClients } from './clients-table.ts';
import { worksClients } from './clients-works.ts';
import { tools } from './tools.ts';
import { weighted } from './weight.ts';

const { optimize } = createRequire(resolve(process.argv[2] ?? '.', 'shop.js'))('svgo');

/** On the home page: one of each trade, no two neighbours of one shape. */
const home = new Set([
  'Meal Maven',
  'Raha',
  'Hi Life Exhibitions',
  'Vermello',
  'EGCO',
  'RMD Hospital',
  'Snacbox',
  'Odin Galley',
]);

/** The order of the portfolio, which gives every named client its number. */
const order = [
  'Meal Maven',
  'Chef MN',
  'Seven Screen',
  'Vermello',
  'EGCO',
  'Ponmalligai',
  'Hi Life Exhibitions',
  'Green Sky Landscapes',
  'RMD Hospital',
  'Musico',
  'Snacbox',
  'Brownpost',
  'Zord',
  'Raha',
  'Cafe Doca',
  'Odin Galley',
];
const namedClients = [...namedTable, ...namedTrade].sort(
  (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
);

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-');

const limit = 6000;
const heavy: string[] = [];

/** Two decimals; one for faces with many small curves (a twentieth of a unit is not seen at any size shown). */
function save(file: string, svg: string): void {
  const tries: string[] = [2, 1].map(
    (floatPrecision) =>
      optimize(svg, { multipass: true, floatPrecision, plugins: ['preset-default'] }).data,
  );
  const data = tries.find((text) => text.length < limit) ?? tries[1] ?? '';
  if (data.length >= limit)
    heavy.push(`${file} weighs ${data.length} bytes, allowed are ${limit}: take a plainer face`);
  writeFileSync(file, `${data}\n`);
}

// Trades are dealt round, so that the grid never shows five foods in a row.
const groups = [craftClients, worksClients, careClients, tableClients, learningClients].map(
  (group) => [...group],
);
const samples = [];
while (groups.some((group) => group.length > 0)) {
  for (const group of groups) {
    const next = group.shift();
    if (next) samples.push(next);
  }
}

mkdirSync('content/clients', { recursive: true });
mkdirSync('content/tools', { recursive: true });
const lines = ['clients:'];
for (const [index, { name, draw }] of [...namedClients, ...samples].entries()) {
  const number = index + 1;
  const file = `${String(number).padStart(2, '0')}-${slug(name)}.svg`;
  save(`content/clients/${file}`, await weighted(draw()));
  const flag = home.has(name)
    ? ', home: true'
    : number > namedClients.length
      ? ', sample: true'
      : '';
  lines.push(`  - { number: ${number}, name: ${name}, logo: ./${file}${flag} }`);
}
writeFileSync('content/clients/clients.yaml', `${lines.join('\n')}\n`);

const toolLines = ['tools:'];
for (const { name, draw } of tools) {
  save(`content/tools/${slug(name)}.svg`, await weighted(draw()));
  toolLines.push(`  - { name: ${name}, logo: ./${slug(name)}.svg }`);
}
writeFileSync('content/tools/tools.yaml', `${toolLines.join('\n')}\n`);

for (const complaint of heavy) console.error(complaint);
process.exitCode = heavy.length > 0 ? 1 : 0;
