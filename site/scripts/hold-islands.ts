/**
 * What the document has ready for pages whose islands' code the build makes a file
 * (site/build/late-islands.ts); so it uses nothing outside itself. It asks for that code when an island is
 * touched or focused or, once the first screen is painted, if one wakes by itself, as it comes into sight, or
 * by the address. Until the code is there it holds the last press in an island; if none comes, the HTML does
 * what it can.
 */
export function holdIslands() {
  const { islands = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const signs = ['pointerover', 'pointerdown', 'focusin'];
  let sign: Event | undefined;
  let asked = false;

  async function fetchIslands() {
    if (asked) return;
    asked = true;
    let held: HTMLElement | undefined;
    const hold = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>(
        'astro-island :is(a:not([target]), button)',
      );
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      held = pressed;
    };
    addEventListener('click', hold, true);
    // Trusted types refuse an address that becomes a script; a module that is imported needs none.
    await import(/* @vite-ignore */ islands).catch(() => undefined);
    await new Promise((defined) => setTimeout(defined));
    removeEventListener('click', hold, true);
    for (const kind of signs) removeEventListener(kind, notice, true);
    // Whoever is in an island already does not come into it again.
    sign?.target?.dispatchEvent(new Event(sign.type, { bubbles: true }));
    held?.click();
  }

  function notice(event: Event) {
    if (!(event.target instanceof Element && event.target.closest('astro-island'))) return;
    sign = event;
    void fetchIslands();
  }
  for (const kind of signs) addEventListener(kind, notice, { capture: true, passive: true });

  addEventListener('after-first-paint', () => {
    const early = 'astro-island:is(:not([client=interaction]), [opts*="seen"])';
    if (location.search || document.querySelector(early)) void fetchIslands();
  });
}
