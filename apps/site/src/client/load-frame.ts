/** Buttons that replace a picture by an iframe. It is in a template, so nothing of it is loaded before the click. */
export function startFrames() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-load-frame]'))
    button.addEventListener('click', () => {
      const container = button.closest('section')?.querySelector('[data-frame]');
      const frame = container?.querySelector('template')?.content.querySelector('iframe');
      if (!container || !frame) return;
      container.replaceChildren(frame);
      button.remove();
      frame.focus();
    });
}
