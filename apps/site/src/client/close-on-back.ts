// A page that is loaded again keeps its state of the history, and nothing is open on it.
if (history.state?.open) history.replaceState({ ...history.state, open: false }, '');

/**
 * Makes the Back button close what has just been opened instead of leaving the page.
 * @returns to be called when it is closed: takes the step of the history away unless Back has done so
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
