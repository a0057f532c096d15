const style = /<style>([\s\S]*?)<\/style>/g;

/**
 * All styles of a page as one element where the first stood: a page then waits for no second
 * answer before it shows anything, and the content security policy needs one hash for it.
 */
export function mergeStyles(html: string): string {
  const css = [...html.matchAll(style)].map(([, code]) => code).join('\n');
  if (!css) return html;
  let first = true;
  return html.replace(style, () => {
    const merged = first ? `<style>${css}</style>` : '';
    first = false;
    return merged;
  });
}
