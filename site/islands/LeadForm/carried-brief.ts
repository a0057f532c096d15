import { placeBrief } from '../SeoPlan/plan-brief.ts';

/** An address that carries a text for the message field holds it under this name. */
export const BRIEF_PARAMETER = 'brief';

/**
 * Puts the text that the address carries into the form's message, where the visitor can change it, and takes it
 * out of the address, so that a reload does not bring back what was deleted.
 */
export function takeCarriedBrief(form: HTMLFormElement) {
  const address = new URL(location.href);
  const brief = address.searchParams.get(BRIEF_PARAMETER)?.trim();
  const message = form.elements.namedItem('message');
  if (!brief || !(message instanceof HTMLTextAreaElement)) return;
  message.value = placeBrief(message.value, brief, brief);
  message.dispatchEvent(new Event('input', { bubbles: true }));
  address.searchParams.delete(BRIEF_PARAMETER);
  history.replaceState(history.state, '', address);
}
