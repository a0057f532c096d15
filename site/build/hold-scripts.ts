import { inlineElements } from './html-elements.ts';

/**
 * The page's own scripts wait under `data-src` until site/scripts/after-first-paint.ts asks for them. Other
 * pages, such as demonstrations, stay as they are: they have nothing that would ask.
 */
export function holdScripts(html: string): string {
  const scripts = inlineElements(html, 'script');
  if (!scripts.some(({ code }) => code.includes('data-src'))) return html;
  let held = '';
  let from = 0;
  for (const { attributes, start } of scripts) {
    if (attributes.get('type') !== 'module' || !attributes.has('src')) continue;
    held += html.slice(from, start);
    from = start + html.slice(start).indexOf(' src=');
    held += `${html.slice(start, from)} data-src=`;
    from += ' src='.length;
  }
  return held + html.slice(from);
}
