import { ATTRIBUTION_KEYS } from '@agency/contract/attribution.ts';

const ofCampaign = (name: string) =>
  /^(utm_|gad_|_gl$|dclid$)/.test(name) || (ATTRIBUTION_KEYS as readonly string[]).includes(name);

/** What a visitor typed and the address, or the tab's own history, holds for Back and a reload. */
export const typedWords = () => new URLSearchParams(history.state?.typed ?? location.search);

/**
 * Where the site has trackers, which report addresses, moves what was typed into the tab's own history: all
 * parameters of the address but those of campaigns.
 */
export function moveTypedWords() {
  const address = new URL(location.href);
  const typed = [...address.searchParams].filter(([name]) => !ofCampaign(name));
  if (typed.length === 0 || !document.body.dataset.trackers) return;
  for (const [name] of typed) address.searchParams.delete(name);
  const state = { ...history.state, typed: String(new URLSearchParams(typed)) };
  history.replaceState(state, '', address);
}

export function writeTypedWords(address: string) {
  history.replaceState({ ...history.state, typed: undefined }, '', address);
  moveTypedWords();
}
