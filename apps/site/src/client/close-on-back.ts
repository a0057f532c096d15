// After a reload the history still says that something is open, but nothing is.
if (history.state?.open) history.replaceState({ ...history.state, open: false }, '');

/**
 * Makes the Back button close what has just been opened instead of leaving the page.
 * @returns to be called when it is closed: removes the new history entry unless Back already did
 */
export function closeOnBack(close: () => void): () => void {
  let isOpen = true;
  // The way back must not scroll: the focus may have moved on to another part of the page.
  history.scrollRestoration = 'manual';
  history.pushState({ ...history.state, open: true }, '');
  history.scrollRestoration = 'auto';
  const onBack = () => {
    history.scrollRestoration = 'auto';
    if (isOpen) close();
  };
  addEventListener('popstate', onBack, { once: true });
  return () => {
    isOpen = false;
    if (history.state?.open) history.back();
  };
}
