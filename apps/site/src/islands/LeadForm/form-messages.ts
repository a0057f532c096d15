import { isTooLong } from '@agency/contract/field-rules.ts';
import type { FormField, LeadForm } from '@agency/contract/form-field.ts';
import type { FieldErrors } from '@agency/contract/lead-response.ts';
import { errorAlert, lengthNote } from '@agency/contract/messages.ts';
import { validateLead } from '@agency/contract/validation.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { rawFields } from './form-values.ts';

/** What the script of a form writes into the page. */
export type FormWords = Pick<InterfaceCopy['form'], 'sending' | 'again' | 'mistakes' | 'length'>;

/** The share of the maximum length from which on the count is announced. */
const nearLimit = 0.8;

/** @throws when the form has no such part: the browser then posts it without script */
export function partOf(form: HTMLFormElement, selector: string): HTMLElement {
  const part = form.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The form has no ${selector}.`);
  return part;
}

const errorPrefix = errorAlert('');

/** While something is wrong the page's title says so first: it is what a screen reader reads of a tab. */
function markTitle(wrong: boolean) {
  const title = document.title.startsWith(errorPrefix)
    ? document.title.slice(errorPrefix.length)
    : document.title;
  document.title = wrong ? errorAlert(title) : title;
}

/** The messages of a form: at its fields, and in the summary above them. */
export function formMessages(form: HTMLFormElement, { fields }: LeadForm, words: FormWords) {
  const summary = partOf(form, '[data-form-summary]');
  const errorOf = ({ name }: FormField) => partOf(form, `[data-error-for="${name}"]`);
  const controlOf = ({ name }: FormField) => partOf(form, `[data-control="${name}"]`);

  /** Links to the fields that have a message now. */
  function listMistakes() {
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

  function setSummary(message: string) {
    summary.textContent = message;
    markTitle(message !== '');
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
    note.hidden = length <= field.maxLength * nearLimit;
    note.textContent = note.hidden ? '' : lengthNote(words.length, length, field.maxLength);
  }

  return {
    summary,
    setSummary,
    clear() {
      setSummary('');
      for (const field of fields) setError(field, '');
    },
    /** Each message at its field, a list of them above the first, and the focus on that list. */
    showMistakes(found: FieldErrors, heading: string) {
      for (const field of fields) setError(field, found[field.name] ?? '');
      form.prepend(summary);
      setSummary(errorAlert(heading));
      summary.append(listMistakes());
      summary.focus({ preventScroll: true });
      summary.scrollIntoView({ block: 'nearest' });
    },
    /**
     * While a field is corrected its message changes or goes. No new one appears while a visitor types, except
     * that a text is too long: a visitor who pasted it would not find out before the end.
     */
    follow() {
      const checked = validateLead({ kind: '', endpoint: '', page: '', fields }, rawFields(form));
      const found = checked.ok ? {} : checked.errors;
      const values: Record<string, string> = checked.values;
      for (const field of fields) {
        countLength(field);
        if (errorOf(field).textContent || isTooLong(field, values[field.name] ?? ''))
          setError(field, found[field.name] ?? '');
      }
      const list = summary.querySelector('ul');
      if (!list) return;
      const left = listMistakes();
      if (left.children.length > 0) list.replaceWith(left);
      else setSummary('');
    },
  };
}
