/** The first page of a visit and its referrer. Without the Navigation API it is the current page. */
type FirstPage = { address: string; referrer: string };

const currentPage = (): FirstPage => ({ address: location.href, referrer: document.referrer });

/**
 * Records on the first page of a tab where the visitor came from, in that page's own entry of the tab's history,
 * which later pages of this site can read. No cookie or storage is used, and closing the tab deletes it.
 */
export function recordFirstPage() {
  const { navigation } = window;
  const first = currentPage();
  // history.replaceState, which the calculator uses, clears the state of the entry: it is written again.
  const record = () => {
    const entry = navigation?.currentEntry;
    if (entry?.index === 0 && !entry.getState()) navigation.updateCurrentEntry({ state: first });
  };
  record();
  navigation?.addEventListener('currententrychange', record);
}

/** The first page of this visit, as far as the history of the tab says. */
export function firstPage(): FirstPage {
  const [entry] = window.navigation?.entries() ?? [];
  const first = (entry?.getState() as FirstPage | undefined) ?? currentPage();
  // The tab was opened from a page of this site, or the browser does not show the history.
  return first.referrer.startsWith(`${location.origin}/`)
    ? { address: first.referrer, referrer: '' }
    : first;
}
