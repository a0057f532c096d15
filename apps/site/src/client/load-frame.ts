/** A map service that has not answered by then is unreachable. */
const maxWaitMs = 15_000;

/**
 * Buttons that replace a picture by an iframe. It is in a template, so nothing of it is loaded before the click. Where
 * it cannot be loaded, the picture is there again and a sentence says so.
 */
export function startFrames() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-load-frame]'))
    button.addEventListener('click', () => load(button));
}

function load(button: HTMLElement) {
  const container = button.closest('section')?.querySelector('[data-frame]');
  const template = container?.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode();
  if (!container || !(frame instanceof HTMLIFrameElement)) return;
  const failed = container.querySelector<HTMLElement>('[data-frame-failed]');
  const say = () => failed?.replaceChildren(failed.dataset.frameFailed ?? '');
  if (failed && !navigator.onLine) return say();

  const picture = [...container.childNodes];
  container.replaceChildren(frame);
  frame.focus();
  if (!failed) return button.remove();
  const wait = setTimeout(() => {
    container.replaceChildren(...picture);
    say();
  }, maxWaitMs);
  frame.addEventListener('load', () => clearTimeout(wait));
  return;
}
