import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { makeBlock } from './entries/new-block.ts';
import { type Answers, questionNames } from './new-site/answers.ts';
import { newSite } from './new-site/new-site.ts';
import { readArguments, refuse } from './running/command-line.ts';

const help = `Makes a new entry with placeholder words and a placeholder picture, the folder of a block, or the content of a new site.

  npm run new -- page "Websites for dentists in Madurai"
  npm run new -- article "How a bakery in Velachery fills its mornings"
  npm run new -- case-study "Client"
  npm run new -- person "Name"
  npm run new -- service "Name"
  npm run new -- gallery "Client"
  npm run new -- client "Name"
  npm run new -- testimonial "Name of who says it"
  npm run new -- block ClientOffers
  npm run new -- site ../our-site --name "Name" --city City --accent "#ff5a1f" --ink "#10131a"

For a site, the command asks for each value that has no flag:
  --name, --city        the agency and where it is
  --accent, --ink       its light colour and its dark one
  --domain, --email     such as noyyal.in and hello@noyyal.in
  --phone, --chat       international numbers
  --services a,b,c      what it offers

  --slug <words-with-hyphens>   the end of the web address, if the one made from the title does not suit
  --help                        this text
`;

const { values, positionals } = readArguments(help, {
  allowPositionals: true,
  options: {
    slug: { type: 'string' },
    ...Object.fromEntries(questionNames.map((name) => [name, { type: 'string' } as const])),
  },
});
const [kindName = '', title = '', ...more] = positionals;

async function makeSite(): Promise<never> {
  if (!title) refuse('The folder is missing: npm run new -- site ../our-site');
  try {
    const { slug, ...given } = values;
    console.info(await newSite(title, given as Partial<Answers>));
    process.exit(0);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

if (kindName === 'site') await makeSite();
if (kindName === 'block') {
  try {
    console.info(makeBlock(title));
    process.exit(0);
  } catch (error) {
    refuse((error as Error).message);
  }
}

const unreadable = unreadableContent();
if (unreadable.length > 0) refuse(unreadable.join('\n'));
// These modules read the content, which a new site does not have yet.
const { entryKinds } = await import('./entries/entry-kinds.ts');
const { entryFromWords } = await import('./entries/entry-from-words.ts');
if (!Object.hasOwn(entryKinds, kindName))
  refuse(kindName ? `"${kindName}" is not a type of entry.\n\n${help}` : help);
try {
  console.info(await entryFromWords(kindName, [title, ...more], values.slug));
} catch (error) {
  refuse((error as Error).message);
}
