import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, isMap, isSeq } from 'yaml';
import { editYaml } from './yaml-file.ts';

/** The name by which other files refer to an entry: that of its folder or, of a service, of its file. */
const slugOf = (entry: string) => basename(entry, '.yaml');

/** A text whose links to an entry are plain words. */
const unlinked = (text: string, slug: string) =>
  text.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/[\\w/-]*/${slug}\\)`, 'g'), '$1');

/** Removes the first entry of a folder that other files only link from their texts, and makes those links plain words. */
function removeEntry(content: string, folder: string): void {
  const files = globSync('**/*.{yaml,mdx}', { cwd: content }).map((file) => ({
    file,
    text: readFileSync(join(content, file), 'utf8'),
  }));
  const others = (entry: string) =>
    files.filter(({ file }) => !file.startsWith(join(folder, entry)));
  const entries = readdirSync(join(content, folder)).filter((name) => !/\.(jpg|svg)$/.test(name));
  const free = entries.find((entry) => {
    const slug = slugOf(entry);
    const named = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`);
    return !others(entry).some(({ text }) => named.test(unlinked(text, slug)));
  });
  if (!free) throw new Error(`Every entry of ${folder} is named by another.`);
  rmSync(join(content, folder, free), { recursive: true });
  for (const { file, text } of others(free)) {
    const edited = unlinked(text, slugOf(free));
    if (edited !== text) writeFileSync(join(content, file), edited);
  }
}

function removeLast(list: string[]) {
  return (document: Document) => {
    const items = document.getIn(list);
    if (isSeq(items)) items.items.pop();
  };
}

/** The last photograph of a gallery, unless it is the one that opens its page. */
function removePhoto(document: Document): void {
  const photos = document.get('photos');
  if (!isSeq(photos)) return;
  const opening = document.get('opening');
  const index = photos.items.findLastIndex(
    (photo) => isMap(photo) && photo.get('picture') !== opening,
  );
  photos.items.splice(index, 1);
}

/** Removes one article, photograph, person, client, question, service, case study and gallery. */
export function removeOneOfEach(content: string): void {
  // A page may borrow a picture of a gallery; whoever removes the gallery leaves it out.
  editYaml(join(content, 'pages/about-us.yaml'), (document) => document.delete('spread'));
  for (const folder of ['articles', 'case-studies', 'people', 'photography', 'services'])
    removeEntry(content, folder);
  const [left = ''] = globSync('photography/*/gallery.yaml', { cwd: content });
  editYaml(join(content, left), removePhoto);
  editYaml(join(content, 'clients/clients.yaml'), removeLast(['clients']));
  editYaml(join(content, 'pages/seo-services.yaml'), removeLast(['faq', 'items']));
}
