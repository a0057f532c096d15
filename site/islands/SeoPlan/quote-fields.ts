import { placeBrief } from '../LeadForm/message-brief.ts';

const fieldOf = <Field extends Element>(selector: string) =>
  document.querySelector<Field>(`#quote ${selector}`);
const websiteField = () => fieldOf<HTMLInputElement>('input[name="website"]');

/** Sets a field as if it were typed, so that the script of the form follows. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The website that is already in the quote form. */
export const typedWebsite = () => websiteField()?.value ?? '';

/** Puts the brief into the quote form and takes the visitor there. */
export function fillQuote(brief: string, website: string, earlier: string) {
  const message = fieldOf<HTMLTextAreaElement>('textarea[name="message"]');
  const address = websiteField();
  if (address && website) type(address, website);
  if (!message) return;
  type(message, placeBrief(message.value, brief, earlier));
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'center' });
}
