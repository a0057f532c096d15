import { isLeadReference, REFERENCE_PARAMETER } from '@agency/contract/lead-reference.ts';

const line = document.querySelector<HTMLElement>('[data-reference-line]');
const place = line?.querySelector('[data-reference]');
const address = new URL(location.href);
const reference =
  address.searchParams.get(REFERENCE_PARAMETER) ?? String(history.state?.reference ?? '');

/**
 * Takes the reference of a lead out of the address, which is copied, shared and sent to trackers: the
 * tab's own history keeps it, for a reload. Shows it where the page has a line for it.
 */
if (isLeadReference(reference)) {
  if (line && place) {
    place.textContent = reference;
    line.hidden = false;
  }
  address.searchParams.delete(REFERENCE_PARAMETER);
  history.replaceState({ ...history.state, reference }, '', address);
}
