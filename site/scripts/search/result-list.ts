import { passageOf, type Run } from './passage.ts';
import type { Hit, Hits } from './search-index.ts';

/** A page of the list under the search: what it is called and which group it stands in. */
export type Listed = { path: string; name: string; kind: string };

const list = document.querySelector<HTMLElement>('[data-search-results]');
const template = document.querySelector<HTMLTemplateElement>('[data-search-result]');
const more = document.querySelector<HTMLButtonElement>('[data-search-more]');

/** How many results are shown at once; each costs a request for its words. */
const step = 8;

/** All pages by their paths, read from the list that the page shows anyway. */
export const listed = new Map<string, Listed>();
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')) {
  const { pathname: path, textContent: name } = link;
  const kind = link.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
  listed.set(path, { path, name, kind });
}

function nodeOf({ text, marked }: Run): Node {
  if (!marked) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text.trimStart();
  const node = document.createDocumentFragment();
  node.append(text.slice(0, text.length - mark.textContent.length), mark);
  return node;
}

function row({ path, name, kind }: Listed, passage: readonly Run[]): Node {
  const item = template?.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a');
  if (link) link.href = path;
  item.querySelector('[data-name]')?.replaceWith(name);
  item.querySelector('[data-kind]')?.replaceChildren(kind);
  item.querySelector('[data-excerpt]')?.replaceChildren(...passage.map(nodeOf));
  return item;
}

const hitRow = ({ url, content, locations, meta }: Hit): Node =>
  row(
    listed.get(url) ?? { path: url, name: url, kind: '' },
    passageOf({ content, locations, title: meta.title ?? '' }),
  );

/** Shows pages without a passage. */
export function showPages(pages: readonly Listed[]): void {
  list?.replaceChildren(...pages.map((page) => row(page, [])));
  list?.toggleAttribute('hidden', pages.length === 0);
  if (more) more.hidden = true;
}

/** The first results; the button under them shows the next and takes the focus along. */
export async function showHits(hits: Hits, isLatest: () => boolean): Promise<void> {
  const rows = await Promise.all(hits.slice(0, step).map((hit) => hit.data().then(hitRow)));
  if (!isLatest()) return;
  list?.replaceChildren(...rows);
  list?.toggleAttribute('hidden', rows.length === 0);
  if (!more) return;
  more.hidden = hits.length <= step;
  more.onclick = async () => {
    const shown = list?.childElementCount ?? 0;
    const next = await Promise.all(
      hits.slice(shown, shown + step).map((hit) => hit.data().then(hitRow)),
    );
    if (!isLatest()) return;
    list?.append(...next);
    list?.children[shown]?.querySelector('a')?.focus();
    more.hidden = hits.length <= shown + step;
  };
}
