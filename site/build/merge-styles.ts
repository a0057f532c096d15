import type { Edit, PageParts } from './page-parts.ts';

/**
 * All styles of a page as one element where the first stood: a page then waits for no second
 * answer before it shows anything, and the content security policy needs one hash for it.
 * @param prune leaves what the page can use
 */
export function mergeStyles(page: PageParts, prune: (css: string) => string): Edit[] {
  const styles = page.styles.filter(({ attributes }) => attributes.size === 0);
  const css = prune(styles.map(({ code }) => code).join('\n'));
  if (!css) return [];
  return styles.map(({ start, end }, index) => ({
    start,
    end,
    text: index === 0 ? `<style>${css}</style>` : '',
  }));
}
