import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { drawMark, drawPhotograph } from '../second-content/drawn-pictures.ts';
import { editYaml } from './yaml-file.ts';

/** What is added, by the names under which the pages must show it. */
export const added = {
  article: 'How a bakery in Velachery fills its mornings',
  articleSlug: 'how-a-bakery-in-velachery-fills-its-mornings',
  client: 'Ambattur Springs',
  caseSlug: 'ambattur-springs',
  person: 'Meena Raghavan',
  logo: 'Kovalam Kites',
  question: 'Do you also work on Sundays?',
  service: 'Shop signs',
  choice: 'Shop signs and lettering',
  photo: 'Discs of several colours on a plain ground, newly added',
  gallery: 'Kites over Kovalam',
  gallerySlug: 'kites-over-kovalam',
  pixel: '1029384756',
  draft: 'A page that nobody has finished reading yet',
  draftSlug: 'a-page-that-nobody-has-finished-reading-yet',
  later: 'What a shop in Mylapore learnt from its own till',
  laterSlug: 'what-a-shop-in-mylapore-learnt-from-its-own-till',
};

/** Far behind every other: the places of the sample may have gaps. */
const last = 900;

function makeEntry(folder: string, ...words: string[]): void {
  const { status, stderr } = spawnSync('node', ['commands/new.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  if (status !== 0) throw new Error(`npm run new -- ${words.join(' ')}: ${stderr}`);
}

/** An older article names the new one as related. @throws when no article names any */
function nameAsRelated(folder: string): void {
  for (const file of globSync('articles/*/article.mdx', { cwd: folder }).sort()) {
    if (file.includes(added.articleSlug)) continue;
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const changed = source.replace(/^related: \[[^,\]]+/m, `related: [${added.articleSlug}`);
    if (changed === source) continue;
    writeFileSync(path, changed);
    return;
  }
  throw new Error('No article names a related one.');
}

/** Two articles that the site does not show yet, of which the new one names one as related. */
function keepBack(folder: string): void {
  const fileOf = (slug: string) => join(folder, 'articles', slug, 'article.mdx');
  const change = (slug: string, from: RegExp, to: string) =>
    writeFileSync(fileOf(slug), readFileSync(fileOf(slug), 'utf8').replace(from, to));
  for (const title of [added.draft, added.later]) makeEntry(folder, 'article', title);
  change(added.draftSlug, /^published:/m, 'draft: true\npublished:');
  change(added.laterSlug, /^published: .*$/m, 'published: 2099-01-01');
  change(added.articleSlug, /^related:\n/m, `related:\n  - ${added.laterSlug}\n`);
}

async function addService(folder: string): Promise<void> {
  const { service, choice } = added;
  await drawPhotograph(join(folder, 'services/shop-signs.jpg'), service);
  const text =
    'Letters that can be read from the other side of the road, painted or cut, with a lamp.';
  const fields = {
    picture: { src: './shop-signs.jpg', alt: 'A drawn sign over a shop door' },
    card: {
      order: last,
      title: service,
      ring: 'Letters • Lamps • Ladders',
      text,
      href: '/digital-marketing-services',
    },
    accordion: { order: last, title: service, text, points: ['A drawing before anything is cut'] },
    marquee: [{ name: service, order: last }],
    choices: [{ name: choice, order: last }],
  };
  writeFileSync(join(folder, 'services/shop-signs.yaml'), stringify(fields));
}

/** A gallery made of another, with a photograph of its own, which the other gets as well. */
async function addGalleryAndPhoto(folder: string): Promise<void> {
  const photography = join(folder, 'photography');
  const [other = ''] = readdirSync(photography);
  const made = join(photography, added.gallerySlug);
  await drawPhotograph(join(photography, other, 'added.jpg'), added.photo);
  editYaml(join(photography, other, 'gallery.yaml'), (gallery) =>
    gallery.addIn(['photos'], {
      id: last,
      picture: './added.jpg',
      alt: added.photo,
      height: 420,
    }),
  );
  cpSync(join(photography, other), made, { recursive: true });
  editYaml(join(made, 'gallery.yaml'), (gallery) => {
    gallery.set('title', added.gallery);
    gallery.set('client', added.logo);
    gallery.set('order', last);
  });
}

/** Adds one article, photograph, person, client, question, service, case study and gallery. */
export async function addOneOfEach(folder: string): Promise<void> {
  makeEntry(folder, 'article', added.article);
  nameAsRelated(folder);
  keepBack(folder);
  makeEntry(folder, 'case-study', added.client);
  makeEntry(folder, 'person', added.person);
  await addService(folder);
  await addGalleryAndPhoto(folder);
  await drawMark(join(folder, 'clients/added.svg'), 'clients/added.svg');
  editYaml(join(folder, 'clients/clients.yaml'), (page) =>
    page.addIn(['clients'], { name: added.logo, logo: './added.svg', home: true }),
  );
  editYaml(join(folder, 'pages/seo-services.yaml'), (page) =>
    page.addIn(['faq', 'items'], {
      question: added.question,
      answer: 'No. The phone is off then, and the pages keep watch by themselves.',
    }),
  );
  editYaml(join(folder, 'brand.yaml'), (brand) =>
    brand.setIn(['trackers', 'metaPixelId'], added.pixel),
  );
}
