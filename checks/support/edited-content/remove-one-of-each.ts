import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, isMap, isSeq } from 'yaml';
import { editYaml } from './yaml-file.ts';

/** The name by which other files refer to an entry: that of its folder or, of a service, of its file. */
const slugOf = (entry: string) => basename(entry, '.yaml');

/** The first entry of a folder that no other file of the content names. */
function unreferenced(content: string, folder: string): string {
  const texts = globSync('**/*.{yaml,mdx}', { cwd: content }).map((file) => ({
    file,
    text: readFileSync(join(content, file), 'utf8'),
  }));
  const entries = readdirSync(join(content, folder)).filter((name) => !/\.(jpg|svg)$/.test(name));
  const free = entries.find((entry) => {
    const named = new RegExp(`(?<![\\w-])${slugOf(entry)}(?![\\w-])`);
    return !texts.some(
      ({ file, text }) => !file.startsWith(join(folder, entry)) && named.test(text),
    );
  });
  if (!free) throw new Error(`Every entry of ${folder} is named by another.`);
  return free;
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
  const gallery = unreferenced(content, 'photography');
  for (const folder of ['articles', 'case-studies', 'people', 'services'])
    rmSync(join(content, folder, unreferenced(content, folder)), { recursive: true });
  rmSync(join(content, 'photography', gallery), { recursive: true });
  const [left = ''] = globSync('photography/*/gallery.yaml', { cwd: content });
  editYaml(join(content, left), removePhoto);
  editYaml(join(content, 'clients/clients.yaml'), removeLast(['clients']));
  editYaml(join(content, 'pages/seo-services.yaml'), removeLast(['faq', 'items']));
}
