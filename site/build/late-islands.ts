import { createHash } from 'node:crypto';
import { minify } from './minify-scripts.ts';
import { edited, type PageParts } from './page-parts.ts';

/** A page, and what all its islands need as a file of its own, by its name in `_astro/`. */
export type LatePage = { html: string; script?: { name: string; code: string } };

/** What Astro writes before the first island of a page: how it wakes, and what an island is. */
const forIslands = /define\(.astro-island|Event\(.astro:/;

/** What an island says while it sends: it says so from the start, however slow the line is. */
const speaks = 'data-sending';

/**
 * Where nothing of a first screen is an island, the code of all islands need not come with the page: what the
 * document has ready under `data-islands` (site/scripts/hold-islands.ts) comes in its place, asks for it, and
 * holds what is pressed until it is there. Elsewhere that goes.
 * @param seen whether the first screen holds an island
 */
export function lateIslands({ html, scripts }: PageParts, seen: boolean): LatePage {
  const asks = scripts.find(({ attributes }) => attributes.has('data-islands'));
  if (!asks) return { html };
  const found = scripts.filter(
    ({ attributes, code }) => attributes.size === 0 && forIslands.test(code),
  );
  const [first] = found;
  const gone = { ...asks, text: '' };
  if (!first || seen || html.includes(speaks)) return { html: edited(html, [gone]) };
  const code = found.map((script) => script.code).join('\n');
  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const ready = `<script data-islands="/_astro/${name}">${minify(asks.code)}</script>`;
  const edits = found.map(({ start, end }) => ({
    start,
    end,
    text: start === first.start ? ready : '',
  }));
  return { html: edited(html, [gone, ...edits]), script: { name, code } };
}
