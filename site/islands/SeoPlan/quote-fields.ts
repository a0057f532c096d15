import { placeBrief } from './plan-brief.ts';

/** Sets a field the way a hand would, so that an awake form hears of it and a sleeping one keeps it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts the brief into the quote form and takes the visitor there. The form's fields live in the DOM,
 * so this works whether its island is awake or not.
 */
export function fillQuote(brief: string, website: string, earlier: string) {
  const message = document.querySelector<HTMLTextAreaElement>('#quote textarea[name="message"]');
  const address = document.querySelector<HTMLInputElement>('#quote input[name="website"]');
  if (address && website) type(address, website);
  if (!message) return;
  type(message, placeBrief(message.value, brief, earlier));
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'center' });
}
