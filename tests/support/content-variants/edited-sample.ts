import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addPhonePictures } from './add-phone-pictures.ts';
import { copyContent } from './copy-content.ts';

/** A copy of the sample with new entries, some unpublished, trackers, and phone pictures. */
export const editedSample = join(
  tmpdir(),
  `edited-sample-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

/** Titles, names and slugs of the changed entries. */
export const added = {
  withoutPages: ['how-we-work', 'accessibility-statement'],
  page: 'Websites for dentists in Madurai',
  pageSlug: 'websites-for-dentists-in-madurai',
  article: 'How a bakery in Velachery fills its mornings',
  articleSlug: 'how-a-bakery-in-velachery-fills-its-mornings',
  client: 'Ambattur Springs',
  caseSlug: 'ambattur-springs',
  person: 'Meena Raghavan',
  logo: 'Kovalam Kites',
  quotedCase: 'rmd-hospital',
  service: 'Shop signs',
  gallery: 'Kites over Kovalam',
  gallerySlug: 'kites-over-kovalam',
  draft: 'A page that nobody has finished reading yet',
  draftSlug: 'a-page-that-nobody-has-finished-reading-yet',
  later: 'What a shop in Mylapore learnt from its own till',
  laterSlug: 'what-a-shop-in-mylapore-learnt-from-its-own-till',
};

function makeEntry(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['tools/new.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: editedSample },
  });
  if (status !== 0) throw new Error(`npm run new -- ${args.join(' ')}: ${stderr}`);
}

/** Replaces text in one file of the copy. @throws when the file does not contain it */
function change(file: string, from: RegExp, to: string): void {
  const path = join(editedSample, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, changed);
}

const block = (name: string) => new RegExp(`^ {2}- block: ${name}\\n(?: {4}.*\\n|\\n)+`, 'm');
const articleFile = (slug: string) => `articles/${slug}/article.mdx`;

async function makeEditedSample(): Promise<void> {
  copyContent('content', editedSample);
  for (const title of [added.article, added.draft, added.later]) makeEntry('article', title);
  for (const kind of ['page', 'person', 'gallery', 'service'] as const)
    makeEntry(kind, added[kind]);
  makeEntry('case-study', added.client);
  makeEntry('client', added.logo);
  for (const file of globSync('**/*.{yaml,mdx}', { cwd: editedSample })) {
    const path = join(editedSample, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes('REPLACE:')) continue;
    const written = source.replaceAll('REPLACE:', 'Written:');
    const isDraft = file.includes(added.draftSlug);
    writeFileSync(
      path,
      isDraft ? source : written.replace(/^(draft: true|published: false)\n/m, ''),
    );
  }
  const later = `${new Date().getFullYear() + 1}-12-31`;
  change(articleFile(added.laterSlug), /^published: .*$/m, `published: ${later}`);
  change(articleFile(added.laterSlug), /^checked: .*$/m, `checked: ${later}`);
  change(articleFile(added.articleSlug), /^related: \[\]/m, `related: [${added.laterSlug}]`);
  const trackers = join(import.meta.dirname, 'trackers.yaml');
  change('brand.yaml', /^trackers:\n.*\n/m, readFileSync(trackers, 'utf8'));
  change('languages/ta.yaml', /^ {2}services:$/m, `$&\n    ${added.service}: பெயர்ப் பலகைகள்`);
  // Nobody reads such a page: what is wrong in it does not matter.
  for (const page of added.withoutPages)
    change(`pages/${page}.yaml`, /^/, 'published: false\nwrong: true\n');
  change('pages/home.yaml', block('WhoWeAre'), '');
  change('pages/about-us.yaml', block('GrowthTrajectory'), '');
  change('pages/seo-services.yaml', block('FaqList'), '');
  const link = /\/how-we-work(#[\w-]+)?\)/g;
  for (const file of globSync('{articles,pages}/*/*.mdx', { cwd: editedSample }))
    if (readFileSync(join(editedSample, file), 'utf8').match(link))
      change(file, link, '/contact-us)');
  change('testimonials.yaml', /^ {4}highlight: .*$/m, `$&\n    caseStudy: ${added.quotedCase}`);
  await addPhonePictures(change, (file, bytes) => writeFileSync(join(editedSample, file), bytes));
}

if (import.meta.main) await makeEditedSample();
