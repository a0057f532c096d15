// After a reload the history still says that something is open, but nothing is.
if (history.state?.open) history.replaceState({ ...history.state, open: false }, '');

let isGoingBack = false;
addEventListener('popstate', () => {
  isGoingBack = false;
  history.scrollRestoration = 'auto';
});

/**
 * Makes the Back button close what has just been opened instead of leaving the page.
 * @returns to be called when it is closed: removes the new history entry unless Back already did
 */
export function closeOnBack(close: () => void): () => void {
  let isOpen = true;
  function addEntry() {
    if (!isOpen) return;
    // The way back must not scroll: the focus may have moved on to another part of the page.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, open: true }, '');
    history.scrollRestoration = 'auto';
    addEventListener('popstate', () => isOpen && close(), { once: true });
  }
  // A step back takes time: an entry added before it is done would go with it.
  if (isGoingBack) addEventListener('popstate', addEntry, { once: true });
  else addEntry();
  return () => {
    isOpen = false;
    if (isGoingBack || !history.state?.open) return;
    isGoingBack = true;
    history.back();
  };
}
