import { createHash } from 'node:crypto';
import { edited, type PageParts } from './page-parts.ts';

/** A page, and what all its islands need as a file of its own, by its name in `_astro/`. */
export type LatePage = { html: string; script?: { name: string; code: string } };

/** What Astro writes before the first island of a page: how it wakes, and what an island is. */
const forIslands = /astro-island|astro:/;

/**
 * Where nothing of a first screen is an island, the code of all islands need not come with the page:
 * site/scripts/after-first-paint.ts fetches it before it lays out the bands that hold them.
 * @param awaited whether the first screen holds an island
 */
export function lateIslands({ html, scripts }: PageParts, awaited: boolean): LatePage {
  const found = scripts.filter(
    ({ attributes, code }) => attributes.size === 0 && forIslands.test(code),
  );
  const [first] = found;
  if (awaited || !first || !scripts.some(({ code }) => code.includes('data-islands')))
    return { html };
  const code = found.map((script) => script.code).join('\n');
  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const asks = `<script type="module" data-islands="/_astro/${name}"></script>`;
  const edits = found.map(({ start, end }) => ({
    start,
    end,
    text: start === first.start ? asks : '',
  }));
  return { html: edited(html, edits), script: { name, code } };
}
