import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inContent } from '@agency/content/content-folder.ts';
import { type KindKey, kinds } from '@agency/content/kinds.ts';

type Page = {
  kind: KindKey;
  /** Its schema and its route, without the endings. */
  schema: string;
  route: string;
  /** The variable with the words of the page in its route. */
  words: string;
};

/** The pages by the names of their folders under `apps/site/src/sections/`. */
const pages: Record<string, Page> = {
  home: { kind: 'home', schema: 'home', route: 'pages/index', words: 'home' },
  about: { kind: 'about', schema: 'about', route: 'optional-pages/about-us', words: 'about' },
  services: {
    kind: 'servicesPage',
    schema: 'services',
    route: 'optional-pages/digital-marketing-services',
    words: 'page',
  },
  seo: {
    kind: 'seoServices',
    schema: 'seo-services',
    route: 'optional-pages/seo-services',
    words: 'page',
  },
  contact: { kind: 'contact', schema: 'contact', route: 'pages/contact-us', words: 'page' },
  'how-we-work': {
    kind: 'howWeWork',
    schema: 'how-we-work',
    route: 'optional-pages/how-we-work',
    words: 'page',
  },
};

export const sectionPages = Object.keys(pages);

/** ClientOffers with `-` becomes client-offers. */
const words = (name: string, between: string) =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => between + letter).toLowerCase();

const typeOf = ({ schema }: Page) =>
  schema.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());

/** The files of a section by their endings. */
const filesOf = (name: string, field: string, page: Page): Record<string, string> => ({
  '.astro': `---
import { sectionOf } from '../../../content.ts';
import { ${name} } from './${name}.tsx';
---

<${name} copy={await sectionOf('${page.kind}', '${field}')} />
`,
  '.tsx': `import type { ${typeOf(page)} } from '@agency/content/schemas/pages/${page.schema}.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './${name}.module.css';

type ${name}Props = { copy: NonNullable<${typeOf(page)}['${field}']> };

export function ${name}({ copy }: ${name}Props) {
  return (
    <Section tone="paper" labelledBy="${words(name, '-')}-title">
      <Heading id="${words(name, '-')}-title" title={copy.heading} />
      <p className={styles.text}>{copy.text}</p>
    </Section>
  );
}
`,
  '.module.css': `.text {
  max-width: var(--line-length);
}
`,
});

const editsOf = (name: string, field: string, folder: string, page: Page) => `
Three edits are left:

  1  packages/content/schemas/pages/${page.schema}.ts, its fields with their limits:

     ${field}: section({
       heading: heading('the heading'),
       text: text(20, 240, 'what it says'),
     }),

  2  ${inContent(kinds[page.kind].file)}, its words:

     ${field}:
       heading: …
       text: …

  3  apps/site/src/${page.route}.astro, its place:

     import ${name} from '../sections/${folder}/${name}/${name}.astro';

     {${page.words}.${field} && <${name} />}

A site whose content has no "${field}" does not show it. Pictures, scripts and more: docs/developing.md.`;

/**
 * Writes the files of a section.
 * @param place its page and name: home/Offers
 * @returns which files, and what is left to edit
 * @throws when the page does not exist, or the name is in use or is no name of a component
 */
export function makeSection(place: string, root = resolve(import.meta.dirname, '../..')): string {
  const [folder = '', name = '', ...more] = place.split('/');
  const page = Object.hasOwn(pages, folder) ? pages[folder] : undefined;
  if (!page || !name || more.length > 0)
    throw new Error(
      `${page ? `"${place}" is not a page and a name` : `"${folder}" is not a page`}. Write npm run new -- section home/Offers, with one of these pages: ${sectionPages.join(', ')}.`,
    );
  if (!/^([A-Z][a-z]+)+$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a section. Use words that begin with a capital, without spaces: ClientOffers.`,
    );
  const field = name.replace(/^./, (letter) => letter.toLowerCase());
  const inside = `apps/site/src/sections/${folder}/${name}`;
  const files = Object.entries(filesOf(name, field, page)).map(([ending, text]) => ({
    file: `${inside}/${name}${ending}`,
    text,
  }));
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken.file} exists already. Choose another name.`);
  mkdirSync(join(root, inside), { recursive: true });
  for (const { file, text } of files) writeFileSync(join(root, file), text);
  return `Made ${files.map(({ file }) => file).join('\n     ')}\n${editsOf(name, field, folder, page)}`;
}
