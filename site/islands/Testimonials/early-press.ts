/**
 * What the page writes behind the slider as it stands; so it uses nothing outside itself. Marks the control
 * that was pressed last before the slider's script is there.
 */
export function keepEarlyPress() {
  const section = document.currentScript?.previousElementSibling;
  section?.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (!pressed || section.querySelector('[data-ready]')) return;
    section.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    pressed.setAttribute('data-pressed', '');
  });
}

/** Gives the press to the slider, which listens by now. */
export function pressAgain(part: Element) {
  const pressed = part.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}
