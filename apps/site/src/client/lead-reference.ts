import { isLeadReference, REFERENCE_PARAMETER } from '@agency/contract/lead-reference.ts';
import { changeHistoryState, historyState } from './history-state.ts';

const line = document.querySelector<HTMLElement>('[data-reference-line]');
const output = line?.querySelector('[data-reference]');
const address = new URL(location.href);
const reference = address.searchParams.get(REFERENCE_PARAMETER) ?? historyState().reference ?? '';

/**
 * Moves the reference of a lead from the address, which is copied, shared and sent to trackers, to the state of the
 * history entry, where a reload finds it. Shows it where the page has a line for it.
 */
if (isLeadReference(reference)) {
  if (line && output) {
    output.textContent = reference;
    line.hidden = false;
  }
  address.searchParams.delete(REFERENCE_PARAMETER);
  changeHistoryState({ reference }, address);
}
