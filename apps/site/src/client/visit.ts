/** The first page of a visit and the page that led there; either may be all that a browser knows. */
type FirstPage = { address: string; referrer: string };

const thisPage = (): FirstPage => ({ address: location.href, referrer: document.referrer });

/**
 * Notes at the first page of a tab, in its own entry of the tab's history, where the visitor came from:
 * later pages of this site read it there. Nothing is stored, and it is gone with the tab.
 */
export function startVisit() {
  const { navigation } = window;
  const first = thisPage();
  // history.replaceState, which the calculator uses, clears the state of the entry: it is written again.
  const note = () => {
    const entry = navigation?.currentEntry;
    if (entry?.index === 0 && !entry.getState()) navigation.updateCurrentEntry({ state: first });
  };
  note();
  navigation?.addEventListener('currententrychange', note);
}

/** Where this visit began, as far as the history of the tab tells. */
export function firstPage(): FirstPage {
  const [entry] = window.navigation?.entries() ?? [];
  const first = (entry?.getState() as FirstPage | undefined) ?? thisPage();
  // A tab that was opened from a page of this site, or a browser that shows no history.
  return first.referrer.startsWith(`${location.origin}/`)
    ? { address: first.referrer, referrer: '' }
    : first;
}
