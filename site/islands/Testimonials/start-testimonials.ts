import { watchSigns } from '../waking-signs.ts';

/** A slider moves by a plain script, fetched once it is near: React would be ten times as heavy. */
for (const part of document.querySelectorAll<HTMLElement>('[data-island="Testimonials"]')) {
  const wake = async () => {
    stop();
    const script = await import('./start-slider.ts').catch(() => undefined);
    // A task of its own: together with reading the script it would hold up a slow phone's scrolling.
    if (script) setTimeout(() => script.startSlider(part));
    // Without it the row scrolls by hand, and the next press tries again.
    else part.addEventListener('click', wake, { once: true });
  };
  const stop = watchSigns(part, [part], wake);
}
