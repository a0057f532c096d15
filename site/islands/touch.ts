import type { ClientDirective } from 'astro';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * `client:touch` waits for the island itself, `client:touch="around"` for anything beside it as well.
 * A plain click that comes before the island is awake is held and given to it afterwards.
 */
const wakeOnTouch: ClientDirective = (load, options, element) => {
  const watched = options.value === 'around' ? (element.parentElement ?? element) : element;
  let held: HTMLElement | undefined;

  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a, button');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held = link;
  };
  const wake = async () => {
    for (const sign of signs) watched.removeEventListener(sign, wake, true);
    // From here on the island, or else the server, says what is wrong: no bubble of the browser in between.
    for (const form of element.querySelectorAll('form')) form.noValidate = true;
    const hydrate = await load();
    await hydrate();
    element.removeEventListener('click', hold, true);
    // The island's own listeners are there one frame after React took the HTML over.
    if (held) requestAnimationFrame(() => held?.click());
  };

  element.addEventListener('click', hold, true);
  for (const sign of signs) watched.addEventListener(sign, wake, true);
};

export default wakeOnTouch;
