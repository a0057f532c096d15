/** Letter spacing in em from which titles are smaller. WCAG 1.4.12 names 0.12; text of this site has none. */
const wide = 0.06;

/** Firefox can enlarge letters alone, also those that are as large as the window allows. @returns by which factor */
function textZoom(): number {
  if (!('mozInnerScreenX' in window)) return 1;
  const probe = document.createElement('span');
  probe.style.fontSize = '100px';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size / 100;
}

/**
 * A reader may set all letters further apart, with a style sheet or an extension, or enlarge them without the page:
 * titles then get smaller, so that their words are not broken. Such text is taller, so the height of the page shows
 * when it was set.
 */
export function startLetterSpacing() {
  const { body, documentElement: root } = document;
  const update = () => {
    const { letterSpacing, fontSize } = getComputedStyle(body);
    const ems = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
    root.toggleAttribute('data-wide-letters', ems >= wide);
    for (const name of ['--title-scale', '--text-zoom']) root.style.removeProperty(name);
    // Margins grow too, which leaves less space for a line.
    const zoom = 1.3 * textZoom() - 0.3;
    if (zoom <= 1) return;
    const scale = Number(getComputedStyle(root).getPropertyValue('--title-scale'));
    root.style.setProperty('--title-scale', `${scale / zoom}`);
    root.style.setProperty('--text-zoom', `${zoom}`);
  };
  update();
  new ResizeObserver(update).observe(body);
}
