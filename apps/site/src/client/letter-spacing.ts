/** Letter spacing in em from which titles are smaller. WCAG 1.4.12 names 0.12; text of this site has none. */
const wide = 0.06;

/**
 * A reader may set all letters further apart, with a style sheet or an extension: titles then get smaller, so that
 * their words are not broken. Such text is taller, so the height of the page shows when it was set.
 */
export function startLetterSpacing() {
  const { body, documentElement: root } = document;
  const update = () => {
    const { letterSpacing, fontSize } = getComputedStyle(body);
    const ems = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
    root.toggleAttribute('data-wide-letters', ems >= wide);
  };
  update();
  new ResizeObserver(update).observe(body);
}
