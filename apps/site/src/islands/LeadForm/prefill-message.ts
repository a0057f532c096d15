import { replaceUrl, typedParameters } from '../../client/typed-parameters.ts';

/** The parameter of an address that prefills the message field. */
export const BRIEF_PARAMETER = 'brief';

/** Adds the brief to a message: an earlier brief is replaced, what the visitor typed stays. */
export function insertBrief(message: string, brief: string, previous: string): string {
  if (previous && message.includes(previous)) return message.replace(previous, () => brief);
  return message.trim() ? `${brief}\n\n${message.trim()}` : brief;
}

/**
 * Prefills the message with the brief of the address, and removes it from the address, so that a reload does not
 * bring back what the visitor deleted.
 */
export function prefillMessage(form: HTMLFormElement) {
  const brief = typedParameters().get(BRIEF_PARAMETER)?.trim();
  const message = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!brief || !message) return;
  message.value = insertBrief(message.value, brief, brief);
  replaceUrl(location.pathname + location.hash);
}
