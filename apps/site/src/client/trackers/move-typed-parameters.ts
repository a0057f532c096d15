import { ATTRIBUTION_KEYS } from '@agency/contract/attribution-keys.ts';
import { changeHistoryState } from '../history-state.ts';

const isOfCampaign = (name: string) =>
  /^(utm_|gad_|_gl$|dclid$)/.test(name) || (ATTRIBUTION_KEYS as readonly string[]).includes(name);

/**
 * Trackers report the URL of the page. Where the site has them, moves all parameters except those of campaigns
 * into the state of the history entry, which Back and a reload restore.
 */
export function moveTypedParameters() {
  const url = new URL(location.href);
  const typed = [...url.searchParams].filter(([name]) => !isOfCampaign(name));
  if (typed.length === 0 || !document.body.dataset.trackers) return;
  for (const [name] of typed) url.searchParams.delete(name);
  changeHistoryState({ typed: String(new URLSearchParams(typed)) }, url);
}
