import { typedWords, writeTypedWords } from '../../client/typed-words.ts';

/** An address that carries a text for the message field holds it under this name. */
export const BRIEF_PARAMETER = 'brief';

/** A message with the brief in it: an earlier brief is replaced, the visitor's own words stay. */
export function placeBrief(message: string, brief: string, earlier: string): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => brief);
  return message.trim() ? `${brief}\n\n${message.trim()}` : brief;
}

/**
 * Puts the text that the address carries into the form's message, where the visitor can change it, and takes it
 * out of the address, so that a reload does not bring back what was deleted.
 */
export function takeBriefFromAddress(form: HTMLFormElement) {
  const brief = typedWords().get(BRIEF_PARAMETER)?.trim();
  const message = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!brief || !message) return;
  message.value = placeBrief(message.value, brief, brief);
  writeTypedWords(location.pathname + location.hash);
}
