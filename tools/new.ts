import { parseArgs } from 'node:util';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { slugFrom } from './entries/entry-slug.ts';
import { makeSection, sectionPages } from './entries/new-section.ts';
import { placeholderMark } from './entries/placeholder-fields.ts';
import { type Answers, questionNames } from './new-site/answers.ts';
import { newSite } from './new-site/new-site.ts';

const help = `Makes a new entry with placeholder words and a placeholder picture, the files of a section, or the content of a new site.

  npm run new -- page "Websites for dentists in Madurai"
  npm run new -- article "How a bakery in Velachery fills its mornings"
  npm run new -- case-study "Client"
  npm run new -- person "Name"
  npm run new -- service "Name"
  npm run new -- gallery "Client"
  npm run new -- client "Name"
  npm run new -- testimonial "Name of who says it"
  npm run new -- section home/Offers
  npm run new -- site ../our-site --name "Name" --city City --accent "#ff5a1f" --ink "#10131a"

For a section, the command prints which edits are left. Pages: ${sectionPages.join(', ')}

For a site, the command asks for each value that has no flag:
  --name, --city        the agency and where it is
  --accent, --ink       its light colour and its dark one
  --domain, --email     such as noyyal.in and hello@noyyal.in
  --phone, --chat       international numbers
  --services a,b,c      what it offers

  --slug <words-with-hyphens>   the end of the web address, if the one made from the title does not suit
  --help                        this text
`;

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        slug: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(questionNames.map((name) => [name, { type: 'string' } as const])),
      },
    });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${help}`);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.info(help);
  process.exit(0);
}

const [kindName = '', title = '', ...more] = positionals;

async function makeSite(): Promise<never> {
  if (!title) refuse('The folder is missing: npm run new -- site ../our-site');
  try {
    const { slug, help: _help, ...given } = values;
    console.info(await newSite(title, given as Partial<Answers>));
    process.exit(0);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

if (kindName === 'site') await makeSite();
if (kindName === 'section') {
  try {
    console.info(makeSection(title));
    process.exit(0);
  } catch (error) {
    refuse((error as Error).message);
  }
}

const unreadable = unreadableContent();
if (unreadable.length > 0) refuse(unreadable.join('\n'));
// These modules read the content, which a new site does not have yet.
const { entryKinds } = await import('./entries/entry-kinds.ts');
const { makeEntry } = await import('./entries/new-entry.ts');
const kind = Object.hasOwn(entryKinds, kindName) ? entryKinds[kindName] : undefined;
if (!kind) refuse(kindName ? `"${kindName}" is not a type of entry.\n\n${help}` : help);
const name = title.trim().replace(/\s+/g, ' ');
if (!name) refuse(`The ${kind.argument} is missing: npm run new -- ${kindName} "…"`);
if (more.length > 0)
  refuse(
    `Put the ${kind.argument} in quotes: npm run new -- ${kindName} "${[title, ...more].join(' ')}"`,
  );
if (kindName === 'person' && name.length > 48)
  refuse('The name is too long: use up to 48 characters.');

const slug = values.slug ?? slugFrom(name);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
  refuse(
    values.slug === undefined
      ? `"${name}" has no Latin letters, so no web address can be made from it. Add --slug words-with-hyphens.`
      : `"${slug}" cannot be in a web address. Use lower-case letters, digits and single hyphens: ${slugFrom(slug) || 'spring-offers'}`,
  );

const { pathProblem } = await import('@agency/content/page-paths.ts');
const taken = kindName === 'page' && pathProblem(slug);
if (taken) refuse(`${taken}. Choose another title, or give --slug.`);

try {
  const file = makeEntry(kind, name, slug);
  console.info(`Made ${file}

  Page      ${kind.page(slug)} (npm run dev shows it)
  Words     replace every text that begins with "${placeholderMark}"; npm run launch-check lists what is left
${kind.picture ? `  Picture   replace ${kind.picture.name(slug)} next to the file, which is a placeholder\n` : ''}  Meaning   docs/fields.md explains every field`);
} catch (error) {
  refuse((error as Error).message);
}
