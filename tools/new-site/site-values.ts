import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '@agency/content/read-yaml.ts';
import { type Document, parseDocument, stringify } from 'yaml';
import { slugFrom } from '../entries/entry-slug.ts';
import { type Answers, servicesIn } from './answers.ts';

type Service = Record<'picture' | 'card' | 'accordion', object>;

const schemaMark = '# yaml-language-server: $schema=';

export function editYaml(file: string, edit: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  writeFileSync(file, document.toString({ lineWidth: 100 }));
}

/** Sets the agency's values. Values without an answer are still listed in `samples`. */
export function setBrand(folder: string, answers: Answers, given: Partial<Answers>): void {
  editYaml(join(folder, 'brand.yaml'), (brand) => {
    const { name, city, domain, phone, chat, email } = answers;
    const values = { name, legalName: name, url: `https://${domain}`, phone, email };
    for (const [field, value] of Object.entries(values)) brand.set(field, value);
    if (chat !== phone) brand.set('chat', chat);
    for (const field of ['locality', 'region']) brand.setIn(['address', field], city);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    brand.set('timeZone', timeZone);
    brand.set('foundingYear', new Date().getFullYear());
    const known = { url: given.domain, phone: given.phone, email: given.email };
    const samples = [...(brand.toJS() as { samples: string[] }).samples];
    // The clock of many servers, and of no agency.
    if (timeZone === 'UTC') samples.push('timeZone');
    const unanswered = samples.filter((field) => known[field as keyof typeof known] === undefined);
    brand.set('samples', unanswered);
  });
  editYaml(join(folder, 'theme.yaml'), (theme) => {
    theme.set('accent', answers.accent);
    theme.set('ink', answers.ink);
  });
}

/** The words of the ring beside a service: 12 to 60 characters. */
function ringText(title: string, city: string): string {
  const both = `${title} • ${city}`;
  if (both.length > 60) return title;
  return both.length < 12 ? `${both} • ${both}` : both;
}

/** Writes the services: those of the starter by name, others with texts and picture of one of them. */
export function setServices(folder: string, { services, city }: Answers): void {
  const servicesFolder = join(folder, 'services');
  const models = readdirSync(servicesFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));
  const wanted = servicesIn(services).map((title) => ({ title, slug: slugFrom(title) }));
  const unused = models.filter((model) => !wanted.some(({ slug }) => slug === model));
  const templates = unused.length > 0 ? unused : models;
  const originals = `${servicesFolder}-originals`;
  renameSync(servicesFolder, originals);
  mkdirSync(servicesFolder);
  let next = 0;
  for (const [index, { title, slug }] of wanted.entries()) {
    const model = models.includes(slug) ? slug : (templates[next++ % templates.length] ?? '');
    cpSync(join(originals, `${model}.jpg`), join(servicesFolder, `${slug}.jpg`));
    const fields = readYaml(`${model}.yaml`, originals) as Service;
    const order = index + 1;
    const named = [{ name: title, order }];
    const own = {
      picture: { ...fields.picture, src: `./${slug}.jpg` },
      card: { ...fields.card, order, title, ring: ringText(title, city) },
      accordion: { ...fields.accordion, order, title },
      marquee: named,
      choices: named,
    };
    const text = stringify(own, { lineWidth: 100, aliasDuplicateObjects: false });
    writeFileSync(
      join(servicesFolder, `${slug}.yaml`),
      `${schemaMark}docs/schemas/service.json\n${text}`,
    );
  }
  rmSync(originals, { recursive: true });
}
