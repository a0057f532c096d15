import type { ClientDirective } from 'astro';
import { canReach, holdPresses } from './held-press.ts';
import { watchSigns } from './waking-signs.ts';

/** `client:interaction="around"` watches what stands beside the island too, `"seen"` its coming into sight. */
function watch(element: HTMLElement, value: unknown, wake: () => void): () => void {
  const touched = value === 'around' ? (element.parentElement ?? element) : element;
  // The island itself has no box; what it holds has.
  return watchSigns(touched, value === 'seen' ? element.children : [], wake);
}

/**
 * `client:interaction` wakes an island at its first touch. A plain press that comes before the island is
 * awake is held and given to it afterwards; where its script cannot be had, the HTML gets the press. A form that names a
 * parameter in `data-address` wakes at once when the address of the page holds it.
 */
const wakeOnInteraction: ClientDirective = (load, options, element) => {
  let underWay = false;

  async function wake() {
    if (underWay) return;
    underWay = true;
    stop();
    // From here on the island, or else the server, says what is wrong: no bubble of the browser in between.
    for (const form of element.querySelectorAll('form')) form.noValidate = true;
    const hydrate = await load();
    await hydrate();
    underWay = false;
    if (!element.hasAttribute('ssr')) presses.release();
    else if (presses.isForm() && !(await canReach(location.href))) presses.postpone();
    else presses.passOn();
  }
  const presses = holdPresses(element, wake);
  const stop = watch(element, options.value, wake);

  const parameter = element.querySelector<HTMLElement>('[data-address]')?.dataset.address;
  if (parameter && new URLSearchParams(location.search).has(parameter)) void wake();
};

export default wakeOnInteraction;
