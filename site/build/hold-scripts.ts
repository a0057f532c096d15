import type { Edit, PageParts } from './page-parts.ts';

/**
 * The page's own scripts wait under `data-src` until site/scripts/after-first-paint.ts asks for them. Other
 * pages, such as demonstrations, stay as they are: they have nothing that would ask.
 */
export function holdScripts({ html, scripts }: PageParts): Edit[] {
  if (!scripts.some(({ code }) => code.includes('data-src'))) return [];
  return scripts
    .filter(({ attributes }) => attributes.get('type') === 'module' && attributes.has('src'))
    .map(({ start }) => {
      const place = html.indexOf(' src=', start);
      return { start: place, end: place + ' src='.length, text: ' data-src=' };
    });
}
