import { inlineElements } from './html-elements.ts';

/**
 * All styles of a page as one element where the first stood: a page then waits for no second
 * answer before it shows anything, and the content security policy needs one hash for it.
 */
export function mergeStyles(html: string): string {
  const styles = inlineElements(html, 'style').filter(({ attributes }) => attributes.size === 0);
  const css = styles.map(({ code }) => code).join('\n');
  if (!css) return html;
  let merged = '';
  let from = 0;
  for (const [index, { start, end }] of styles.entries()) {
    merged += html.slice(from, start) + (index === 0 ? `<style>${css}</style>` : '');
    from = end;
  }
  return merged + html.slice(from);
}
