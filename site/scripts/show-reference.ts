import { isLeadReference, REFERENCE_PARAMETER } from '../../contract/lead-reference.ts';

const line = document.querySelector<HTMLElement>('[data-reference-line]');
const place = line?.querySelector('[data-reference]');
const address = new URL(location.href);
const reference =
  address.searchParams.get(REFERENCE_PARAMETER) ?? String(history.state?.reference ?? '');

/**
 * Shows the reference of a lead where the server has not done so, and takes it out of the address, which
 * is copied, shared and told to trackers. The tab's own history keeps it, for a reload.
 */
if (line && place && isLeadReference(reference)) {
  place.textContent = reference;
  line.hidden = false;
  address.searchParams.delete(REFERENCE_PARAMETER);
  history.replaceState({ ...history.state, reference }, '', address);
}
