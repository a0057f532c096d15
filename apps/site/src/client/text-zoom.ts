/** By which factor a reader has enlarged the letters alone, without the page. */
function textZoom(): number {
  const probe = document.createElement('span');
  probe.style.fontSize = '100px';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size / 100;
}

/**
 * Firefox can enlarge letters alone, also those that are as large as the window allows: titles then get smaller, so
 * that their words are not broken. The height of the page shows when it was set.
 */
export function startTextZoom() {
  const { body, documentElement: root } = document;
  const update = () => {
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
