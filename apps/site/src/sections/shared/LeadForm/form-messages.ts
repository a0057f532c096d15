import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import type { FormField, FormFields } from '@agency/contract/form-field.ts';
import type { FormWords } from '@agency/contract/form-words.ts';
import type { FieldErrors } from '@agency/contract/lead-response.ts';
import { errorAlert, lengthNote } from '@agency/contract/messages.ts';
import { openMessages } from '@agency/contract/open-messages.ts';
import { rawFields } from './form-values.ts';

/** The texts that the script of a form writes into the page. */
export type FormText = Pick<
  InterfaceCopy['form'],
  'sending' | 'again' | 'mistakes' | 'doubts' | 'length'
> & {
  /** On a page in another language: its messages, and its thank-you page. */
  words?: FormWords;
  thankYou?: string;
};

/** The count is shown from this share of the maximum length on. */
const countShownFrom = 0.8;

/** @throws when the form has no such element: the browser then posts it without script */
export function requireElement(form: HTMLFormElement, selector: string): HTMLElement {
  const element = form.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The form has no ${selector}.`);
  return element;
}

/** The messages of a form: at its fields, and in the summary above them. */
export function formMessages(form: HTMLFormElement, contract: FormFields, text: FormText) {
  const { fields } = contract;
  const errorPrefix = errorAlert('', text.words);
  const summary = requireElement(form, '[data-form-summary]');
  const errorOf = ({ name }: FormField) => requireElement(form, `[data-error-for="${name}"]`);
  const controlOf = ({ name }: FormField) => requireElement(form, `[data-control="${name}"]`);

  /** Links to the fields that have an error message now. */
  function listErrors() {
    const list = document.createElement('ul');
    for (const field of fields) {
      const { textContent } = errorOf(field);
      if (!textContent) continue;
      const link = document.createElement('a');
      link.href = `#${controlOf(field).id}`;
      link.textContent = textContent;
      list.appendChild(document.createElement('li')).append(link);
    }
    return list;
  }

  /** While a field has an error, the page's title begins with that: screen readers read it first. */
  function markTitle(wrong: boolean) {
    const title = document.title.startsWith(errorPrefix)
      ? document.title.slice(errorPrefix.length)
      : document.title;
    document.title = wrong ? errorPrefix + title : title;
  }

  function setSummary(message: string) {
    summary.textContent = message;
    markTitle(message.startsWith(errorPrefix));
  }

  function setError(field: FormField, message: string) {
    errorOf(field).textContent = message;
    const control = controlOf(field);
    if (control.matches('input, textarea'))
      control.setAttribute('aria-invalid', String(message !== ''));
  }

  function countLength(field: FormField) {
    const note = form.querySelector<HTMLElement>(`[data-length-of="${field.name}"]`);
    if (!note) return;
    const { length } = (controlOf(field) as HTMLTextAreaElement).value;
    note.hidden = length <= field.maxLength * countShownFrom;
    note.textContent = note.hidden ? '' : lengthNote(text.length, length, field.maxLength);
  }

  return {
    summary,
    setSummary,
    clear() {
      setSummary('');
      for (const field of fields) setError(field, '');
    },
    /** Shows each message or question at its field and all of them in the summary above, which gets the focus. */
    showErrors(errors: FieldErrors, heading: string) {
      for (const field of fields) setError(field, errors[field.name] ?? '');
      form.prepend(summary);
      setSummary(heading);
      summary.append(listErrors());
      summary.focus({ preventScroll: true });
      summary.scrollIntoView({ block: 'nearest' });
    },
    /** Updates the messages while a visitor types. */
    update() {
      const shown = fields.map((field) => [field.name, errorOf(field).textContent]);
      const open = openMessages(contract, rawFields(new FormData(form)), Object.fromEntries(shown));
      for (const field of fields) {
        countLength(field);
        const message = open[field.name];
        if (message !== undefined) setError(field, message);
      }
      const list = summary.querySelector('ul');
      if (!list) return;
      const remaining = listErrors();
      if (remaining.children.length > 0) list.replaceWith(remaining);
      else setSummary('');
    },
  };
}
