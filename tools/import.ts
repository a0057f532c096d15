import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { readArguments, refuse } from './running/command-line.ts';

const help = `Brings articles from another site: each post becomes a draft, and its old address a redirect.

  npm run import -- wordpress export.xml --uploads ../uploads

  export.xml   from WordPress: Tools > Export > All content
  --uploads    a copy of the folder wp-content/uploads, for the pictures
  --topics     the topic of each category: "SEO=Getting found, News=Costs". Without it the command asks
  --help       this text
`;

const { values, positionals } = readArguments(help, {
  allowPositionals: true,
  options: { uploads: { type: 'string' }, topics: { type: 'string' } },
});
const [source = '', file = ''] = positionals;
if (source !== 'wordpress' || file === '') refuse(help);
const unreadable = unreadableContent();
if (unreadable.length > 0) refuse(unreadable.join('\n'));
// These modules read the content.
const { categoriesOf, importWordPress } = await import('./import/import-wordpress.ts');
const { readWordPress } = await import('./import/read-wordpress.ts');
const { groupNames } = await import('@agency/content/schemas/group-name.ts');
const { reportOf } = await import('./import/report.ts');
const { chosenTopics } = await import('./import/topics.ts');

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

try {
  const data = readWordPress(readFileSync(file, 'utf8'));
  const categories = categoriesOf(data);
  const topics = groupNames('blog');
  const question = `Categories: ${categories.map(({ category, posts }) => `${category.name} (${posts})`).join(', ')}
Topics of the blog: ${topics.join(', ')}
Write category=topic, with commas between them; Enter for "${topics[0]}" where no name is equal: `;
  const topicOf = chosenTopics(values.topics ?? (await ask(question)), topics);
  const result = await importWordPress(data, { uploads: values.uploads, topicOf });
  console.info(reportOf(result));
} catch (error) {
  refuse((error as Error).message);
}
