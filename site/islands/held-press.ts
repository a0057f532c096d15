/** Whether anything answers at an address: tells a missing script from a line that is cut. */
export const canReach = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Puts the words into an island that its parts carry for one event. @returns puts back what stood there */
function say(island: Element, event: 'sending' | 'unsent'): () => void {
  const notes = [...island.querySelectorAll<HTMLElement>(`[data-${event}]`)];
  const before = notes.map((note) => {
    const { textContent } = note;
    note.textContent = note.dataset[event] ?? '';
    return { note, textContent };
  });
  return () => {
    for (const { note, textContent } of before) note.textContent = textContent;
  };
}

/**
 * Holds the last plain press inside an island that is still asleep.
 * @param wake called at every such press
 */
export function holdPresses(island: HTMLElement, wake: () => void) {
  let held: HTMLElement | undefined;
  let passing = false;
  let unsay = () => {};

  const hold = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a:not([target]), button');
    if (!pressed || passing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held = pressed;
    unsay();
    if (pressed.closest('form')) unsay = say(island, 'sending');
    wake();
  };
  island.addEventListener('click', hold, true);

  function press() {
    const pressed = held;
    held = undefined;
    unsay();
    return pressed;
  }
  return {
    /** The held press would send a form. */
    isForm: () => Boolean(held?.closest('form')),
    /** The island is awake: it gets the press, one frame after React took the HTML over. */
    release() {
      island.removeEventListener('click', hold, true);
      const pressed = press();
      requestAnimationFrame(() => pressed?.click());
    },
    /** No script will come: the HTML does what it can. */
    passOn() {
      passing = true;
      press()?.click();
      passing = false;
    },
    /** Nothing can be sent now: says so, keeps what was typed, and tries again once the line is back. */
    postpone() {
      const pressed = press();
      unsay = say(island, 'unsent');
      island.querySelector<HTMLElement>('[data-unsent]')?.focus();
      const again = () => pressed?.click();
      addEventListener('online', again, { once: true });
    },
  };
}
