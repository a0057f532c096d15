import { changeHistoryState } from '../../../client/history-state.ts';
import { BRIEF_PARAMETER, typedParameters } from '../../../client/typed-parameters.ts';

/**
 * Prefills the message with the brief of the address, and removes it from the address, so that a reload does not
 * bring back what the visitor deleted. Only links of this site may do so: anybody can write words into an address.
 */
export function prefillMessage(form: HTMLFormElement) {
  const brief = typedParameters().get(BRIEF_PARAMETER);
  const message = form.elements.namedItem('message') as HTMLTextAreaElement | null;
  if (!brief) return;
  const isLinkedHere = document.referrer.startsWith(`${location.origin}/`);
  // Back brings the page with the message that it had.
  if (message && isLinkedHere && !message.value.includes(brief))
    message.value = `${brief}\n\n${message.value}`.trim();
  // Where the site has trackers, the brief is in the state alone: client/trackers/move-typed-parameters.ts.
  const { trackers } = document.body.dataset;
  changeHistoryState({ typed: '' }, trackers ? undefined : location.pathname + location.hash);
}
