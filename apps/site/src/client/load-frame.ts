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
  reach(frame.src).catch(() => {
    container.replaceChildren(...picture);
    say();
  });
  return;
}

/**
 * A frame does not say that it could not be loaded: Chromium fires `load` for its error page too. A request does.
 * @returns a promise that is rejected when the server does not answer
 */
async function reach(address: string) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), maxWaitMs);
  await fetch(address, { method: 'HEAD', mode: 'no-cors', signal: timeout.signal });
  clearTimeout(timer);
}
