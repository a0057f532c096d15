/**
 * What the document writes into its head as it stands; so it uses nothing outside itself. A visitor who
 * asked for calm is calm before anything moves, and scripts that the build held back (site/build/hold-scripts.ts)
 * are fetched once the page has been painted: none of them is needed to read it, and each would delay it
 * by a journey to the server.
 */
export function afterFirstPaint() {
  try {
    if (localStorage.getItem('calm') === 'on') document.documentElement.dataset.calm = '';
  } catch {
    // Storage can be blocked: nothing is remembered then.
  }
  // Trusted types refuse an address that becomes a script; a module that is imported needs none.
  const fetchScripts = () => {
    for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-src]'))
      void import(/* @vite-ignore */ dataset.src ?? '');
  };
  // A frame is asked for, drawn, and over. In a tab behind others no frame comes: the load is the sign.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(fetchScripts)));
  addEventListener('load', fetchScripts);
}
