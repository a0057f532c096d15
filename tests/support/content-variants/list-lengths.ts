import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { starterSite } from '../starter-site/starter-site.ts';
import { copyContent } from './copy-content.ts';

/** Copies of the starter site with lists of 1 and of 30 entries. */
export const lengthVariants = [1, 30].map((length) => ({
  length,
  folder: `${starterSite}-of-${length}`,
}));

/** Names of clients: 3 to 39 letters, one word and several, Tamil. Each case study gets one after the other. */
const clientNames = [
  'Oli',
  'Arogya Clinic',
  'Kaveri Silks and Sarees',
  'Madurai Meenakshi Traditional Handlooms',
  'Thirunelvelihalwa',
  'Sri Sai Ram Tyre Works',
  'ஆரோக்யா மருத்துவமனை',
];

type Fields = { [name: string]: unknown };

/** Lists by file and path, with the maximum of the schema; of a page the path begins with a block or its id. */
const lists: [file: string, path: string, max: number][] = [
  ['clients/clients.yaml', 'clients', 200],
  ['tools/tools.yaml', 'tools', 24],
  ['testimonials.yaml', 'testimonials', 30],
  ['pages/home.yaml', 'CrossedBands.outcomes', 12],
  ['pages/home.yaml', 'WhoWeAre.values', 6],
  ['pages/about-us.yaml', 'StatCards.items', 8],
  ['pages/about-us.yaml', 'BrandStories.values.items', 12],
  ['pages/about-us.yaml', 'GrowthTrajectory.items', 6],
  ['pages/about-us.yaml', 'PointsBand.points', 8],
  ['pages/digital-marketing-services.yaml', 'ProcessStepper.steps', 15],
  ['pages/seo-services.yaml', 'SeoKinds.items', 12],
  ['pages/seo-services.yaml', 'PointsBand.points', 8],
  ['pages/seo-services.yaml', 'work-title.points', 15],
  ['pages/seo-services.yaml', 'FaqList.milestones', 4],
  ['pages/seo-services.yaml', 'FaqList.items', 30],
];

/** Lists that name case studies. */
const references: typeof lists = [
  ['pages/home.yaml', 'CaseShowcase.cards', 8],
  ['pages/seo-services.yaml', 'CaseShowcase.cards', 6],
  ['pages/our-portfolio.yaml', 'WorkHead.covers', 3],
];

/** A copy with unique names and numbers: `name: A` becomes `name: A 2`. @param round 0: unchanged */
function numbered(value: unknown, round: number, field = ''): unknown {
  if (round === 0) return value;
  if (Array.isArray(value)) return value.map((part) => numbered(part, round));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, numbered(part, round, name)]),
    );
  if (typeof value === 'number' && /^(id|order|number)$/.test(field)) return value + round * 100;
  if (typeof value !== 'string') return value;
  if (field === 'id') return `${value}-${round + 1}`;
  return /^(name|title|question|label|client)$/.test(field) ? `${value} ${round + 1}` : value;
}

/** The first `length` items; repeats the list if it is shorter. */
const repeatToLength = <Item>(items: readonly Item[], length: number) =>
  Array.from({ length }, (_, index) => ({
    item: items[index % items.length] as Item,
    round: Math.floor(index / items.length),
  }));

/** Sets the number of entries of a kind, each a file or a folder. @returns the name of each folder */
function setEntries(
  content: string,
  pattern: string,
  length: number,
  rename = renameYaml,
): string[] {
  const files = globSync(pattern, { cwd: content }).sort();
  const isFolder = pattern.split('/').length > 2;
  for (const file of files.slice(length))
    rmSync(join(content, isFolder ? dirname(file) : file), { recursive: true });
  return repeatToLength(files, length).map(({ item, round }) => {
    const end = round > 0 ? `-${round + 1}` : '';
    const file = isFolder
      ? item.replace(dirname(item), dirname(item) + end)
      : item.replace('.yaml', `${end}.yaml`);
    if (isFolder && round > 0)
      cpSync(join(content, dirname(item)), join(content, dirname(file)), { recursive: true });
    writeFileSync(join(content, file), rename(readFileSync(join(content, item), 'utf8'), round));
    return dirname(file).split('/').at(-1) ?? '';
  });
}

const renameYaml = (source: string, round: number) => stringify(numbered(parse(source), round));

/** A group of the fields, or a block of a page by its name or id. */
const partOf = (fields: Fields, name: string) =>
  (fields[name] ??
    (fields.blocks as Fields[]).find(({ block, id }) => block === name || id === name)) as Fields;

/** Replaces one list of one file. */
function changeList(
  content: string,
  file: string,
  path: string,
  change: (items: unknown[]) => unknown[],
) {
  const page = parse(readFileSync(join(content, file), 'utf8')) as Fields;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce((fields, name) => partOf(fields, name), page);
  group[last] = change(group[last] as unknown[]);
  writeFileSync(join(content, file), stringify(page));
}

function makeOfLength(length: number, content: string): void {
  copyContent(starterSite, content);
  // Texts link to these; the targets of others may not exist in the copy.
  writeFileSync(
    join(content, 'redirects.yaml'),
    '- { from: /services, to: /digital-marketing-services }\n- { from: /contact, to: /contact-us }\n',
  );
  const [author] = setEntries(content, 'people/*/person.yaml', length);
  setEntries(content, 'services/*.yaml', length);
  const studies = setEntries(content, 'case-studies/*/case-study.yaml', length, (source, round) =>
    renameYaml(source.replace(/^ {2}team: .*$/m, `  team: [${author}]`), round).replace(
      /^client: .*$/m,
      (line) => (round > 0 ? `client: ${clientNames[round - 1]}` : line),
    ),
  );
  // The sample has long names in cases of the other types.
  changeList(content, 'pages/our-portfolio.yaml', 'categories', (categories) =>
    categories.map((category, index) => ({
      ...(category as Fields),
      caseType: ['brand', 'feed', 'campaign'][index],
    })),
  );
  // Articles link each other, so the first two stay.
  setEntries(content, 'articles/*/article.mdx', Math.max(length, 2), (source, round) =>
    source
      .replace(/^author: .*$/m, `author: ${author}`)
      .replace(/^topic: .*$/m, 'topic: Costs')
      .replace(/^moreTopics: .*\n/m, '')
      .replace(/^(title|heading): "(.*)"$/gm, round > 0 ? `$1: "$2 ${round + 1}"` : '$&'),
  );
  for (const [file, path, max] of lists)
    changeList(content, file, path, (items) =>
      repeatToLength(items, Math.min(length, max)).map(({ item, round }) =>
        typeof item === 'string' ? numbered(item, round, 'name') : numbered(item, round),
      ),
    );
  for (const [file, path, max] of references)
    changeList(content, file, path, ([model]) =>
      studies
        .slice(0, max)
        .map((slug) =>
          typeof model === 'string' ? slug : { ...(model as Fields), caseStudy: slug },
        ),
    );
  // Fixed prices.
  changeList(content, 'pages/how-we-work.yaml', 'FeeBands.bands', (bands) =>
    bands.map((band) => ({ ...(band as Fields), hours: undefined })),
  );
  // All logos are on the home page too.
  changeList(content, 'clients/clients.yaml', 'clients', (clients) =>
    clients.map((client) => ({ ...(client as Fields), home: true })),
  );
}

if (import.meta.main) for (const { length, folder } of lengthVariants) makeOfLength(length, folder);
