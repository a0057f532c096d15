import { changeHistoryState, historyState } from './history-state.ts';

let isGoingBack = false;

// The build imports this too, for the styles of the dialogs.
if (!import.meta.env.SSR) {
  // After a reload nothing is open, but the state of the history entry is still there.
  if (historyState().open) changeHistoryState({ open: false });
  addEventListener('popstate', () => {
    isGoingBack = false;
    history.scrollRestoration = 'auto';
  });
}

/**
 * Makes the Back button close a dialog or menu that was just opened, instead of leaving the page.
 * @returns a function to call when it is closed: removes the new history entry unless Back already did
 */
export function closeOnBack(close: () => void): () => void {
  let isOpen = true;
  function addEntry() {
    if (!isOpen) return;
    // Back must not scroll: the focus may be on another part of the page by then.
    history.scrollRestoration = 'manual';
    history.pushState({ ...historyState(), open: true }, '');
    history.scrollRestoration = 'auto';
    addEventListener('popstate', () => isOpen && close(), { once: true });
  }
  // history.back() takes time: an entry that is added before it is done would be removed too.
  if (isGoingBack) addEventListener('popstate', addEntry, { once: true });
  else addEntry();
  return () => {
    isOpen = false;
    if (isGoingBack || !historyState().open) return;
    isGoingBack = true;
    history.back();
  };
}
