import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import type { OldSite } from './import/post.ts';
import { readArguments, refuse } from './running/command-line.ts';

const help = `Brings articles from another site: each post becomes a draft, and its old address a redirect.

  npm run import -- wordpress export.xml --uploads ../uploads
  npm run import -- markdown ../old-site/content --pictures ../old-site/static

  export.xml   from WordPress: Tools > Export > All content
  --uploads    a copy of the folder wp-content/uploads, for the pictures
  --pictures   the folder of the pictures of Markdown files that are not beside them
  --addresses  the form of their old addresses, where they are not those of their files: "/posts/:slug"
  --url        the address of the old site, where it is not that of the new one
  --topics     the topic of each category: "SEO=Getting found, News=Costs". Without it the command asks
  --help       this text
`;

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(help, {
  allowPositionals: true,
  options: { uploads: text, pictures: text, addresses: text, url: text, topics: text },
});
const [source = '', from = ''] = positionals;
if (!['wordpress', 'markdown'].includes(source) || from === '') refuse(help);
const unreadable = unreadableContent();
if (unreadable.length > 0) refuse(unreadable.join('\n'));
// These modules read the content.
const { categoriesOf, importSite } = await import('./import/import-site.ts');
const { brandUrl } = await import('@agency/content/brand-values.ts');
const { groupNames } = await import('@agency/content/schemas/group-name.ts');
const { reportOf } = await import('./import/report.ts');
const { chosenTopics } = await import('./import/topics.ts');

async function readSite(): Promise<OldSite> {
  if (source === 'wordpress') {
    const { readWordPress } = await import('./import/read-wordpress.ts');
    const { wordPressSite } = await import('./import/wordpress-site.ts');
    return wordPressSite(readWordPress(readFileSync(from, 'utf8')), values.uploads);
  }
  const { markdownSite } = await import('./import/markdown-site.ts');
  const { url = brandUrl(), pictures, addresses } = values;
  return markdownSite(from, { url, pictures, addresses });
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

try {
  const site = await readSite();
  const categories = categoriesOf(site);
  const topics = groupNames('blog');
  const question = `Categories: ${categories.map(({ category, posts }) => `${category.name} (${posts})`).join(', ')}
Topics of the blog: ${topics.join(', ')}
Write category=topic, with commas between them; Enter for "${topics[0]}" where no name is equal: `;
  const topicOf = chosenTopics(values.topics ?? (await ask(question)), topics);
  console.info(reportOf(await importSite(site, topicOf)));
} catch (error) {
  refuse((error as Error).message);
}
