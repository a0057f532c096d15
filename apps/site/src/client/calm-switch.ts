const key = 'calm';

/** True while nothing may move: the system asks for less motion or the visitor switched it off. */
export function isCalm(): boolean {
  return (
    'calm' in document.documentElement.dataset ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Sets the remembered choice before anything is painted. The document writes this function into its head as
 * it is, so it uses nothing outside itself.
 */
export function restoreCalm() {
  try {
    if (localStorage.getItem('calm') === 'on') document.documentElement.dataset.calm = '';
  } catch {
    // Storage can be blocked: nothing is remembered then.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function remember(calm: boolean) {
  try {
    localStorage.setItem(key, calm ? 'on' : 'off');
  } catch {
    // Storage can be blocked: the switch then holds for this page only.
  }
}

function show(calm: boolean) {
  document.documentElement.toggleAttribute('data-calm', calm);
  for (const button of document.querySelectorAll<HTMLElement>('[data-calm-switch]')) {
    button.hidden = false;
    const { labelPause, labelPlay } = button.dataset;
    if (labelPause && labelPlay) button.setAttribute('aria-label', calm ? labelPlay : labelPause);
    else button.setAttribute('aria-pressed', String(calm));
  }
  dispatchEvent(new CustomEvent('calm', { detail: calm }));
}

/** Every pause button of a page and the footer's switch are one switch: it stops all motion, remembered. */
export function startCalmSwitch() {
  show(remembered());
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-calm-switch]')) return;
    const calm = !('calm' in document.documentElement.dataset);
    remember(calm);
    show(calm);
  });
}
