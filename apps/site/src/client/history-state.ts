/** What an entry of the tab's history knows about its page. Back and a reload restore it. */
type HistoryState = {
  /** A dialog or the menu is open. */
  open?: boolean;
  /** The parameters that the visitor typed, as in a URL. */
  typed?: string;
  /** The submission id of a form that was posted and not accepted yet. */
  submission?: string;
  /** The lead form was to be sent once the network is back. */
  unsent?: boolean;
  /** The reference of the lead that was sent before this page. */
  reference?: string;
  /** The kinds of the trackers that know of this lead. */
  reported?: string[];
};

export const historyState = (): HistoryState => history.state ?? {};

/** Changes parts of the state of the current entry, and its URL if one is given. */
export function changeHistoryState(change: HistoryState, url?: string | URL) {
  history.replaceState({ ...historyState(), ...change }, '', url);
}
