/** Buttons that put a frame in the place of its picture. Nothing of it is fetched before: it waits in a template. */
export function startFrames() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-load-frame]'))
    button.addEventListener('click', () => {
      const place = button.closest('section')?.querySelector('[data-frame]');
      const frame = place?.querySelector('template')?.content.querySelector('iframe');
      if (!place || !frame) return;
      place.replaceChildren(frame);
      button.remove();
      frame.focus();
    });
}
