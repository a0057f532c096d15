import {
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '@agency/contract/consent-fields.ts';
import { fieldErrorId, type LeadForm } from '@agency/contract/form-field.ts';
import type { FieldErrors } from '@agency/contract/lead-answer.ts';
import { errorAlert } from '@agency/contract/messages.ts';
import { splitServices } from '@agency/contract/services.ts';
import type { RawFields } from '@agency/contract/validation.ts';
import { escapeHtml } from '../mail/mail-page.ts';
import {
  attributeOf,
  editPage,
  elementsUnder,
  type HtmlElement,
  setAttribute,
  setHtml,
  setText,
} from './html-tree.ts';

/** What a visitor without script sees after a mistake. */
export type FormPageState = {
  /** As typed; every value goes back into its field. */
  readonly values: RawFields;
  readonly message: string;
  readonly errors: FieldErrors;
};

/** Texts of the page itself: the build that is served now may have others than the one that was filled in. */
const TEXTS_OF_PAGE: readonly string[] = [
  NOTICE_VERSION_FIELD,
  NOTICE_TEXT_FIELD,
  MARKETING_TEXT_FIELD,
];

/**
 * The built page of a form with the values and messages in it. The page needs a `form` whose `action`
 * ends with the endpoint, fields with `name`, `[data-error-for="<name>"]` for messages, and
 * `[data-form-summary]`, whose value is the heading over links to the controls, `[data-control="<name>"]`.
 * @returns null when the page has no such form
 */
export function showFormPage(page: string, form: LeadForm, state: FormPageState): string | null {
  let found = false;
  const html = editPage(page, (elements) => {
    const element = elements.find(
      (one) => one.tagName === 'form' && attributeOf(one, 'action')?.endsWith(form.endpoint),
    );
    if (element === undefined) return;
    found = true;
    const inForm = [...elementsUnder(element)];
    for (const one of inForm) fillIn(one, state);
    const summary = [...inForm, ...elements].find(
      (one) => attributeOf(one, 'data-form-summary') !== null,
    );
    if (summary !== undefined) fillSummary(summary, inForm, state);
    const title = elements.find(({ tagName }) => tagName === 'title');
    const [words] = title?.childNodes ?? [];
    if (title && words && 'value' in words) setText(title, errorAlert(words.value));
  });
  return found ? html : null;
}

/** A heading over a link to each field with a mistake, or else the message. */
function fillSummary(
  summary: HtmlElement,
  inForm: readonly HtmlElement[],
  { message, errors }: FormPageState,
): void {
  // Brings the visitor from the top of the page to the form.
  const shown = { hidden: null, role: 'alert', tabindex: '-1', autofocus: '' };
  for (const [name, value] of Object.entries(shown)) setAttribute(summary, name, value);
  const links = inForm.flatMap((one) => {
    const id = attributeOf(one, 'id');
    const words = errors[attributeOf(one, 'data-control') ?? ''];
    if (id === null || words === undefined) return [];
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(words)}</a></li>`;
  });
  const heading = attributeOf(summary, 'data-form-summary') ?? '';
  const isComplete = links.length > 0 && links.length === Object.keys(errors).length;
  if (heading === '' || !isComplete) setText(summary, errorAlert(message));
  else setHtml(summary, `${escapeHtml(errorAlert(heading))}<ul>${links.join('')}</ul>`);
}

function fillIn(element: HtmlElement, { values, errors }: FormPageState): void {
  const messageFor = attributeOf(element, 'data-error-for');
  if (messageFor !== null && errors[messageFor] !== undefined) {
    setAttribute(element, 'hidden', null);
    setText(element, errors[messageFor]);
  }
  // A ticked box inside a closed dropdown would be overlooked.
  if (element.tagName === 'details') {
    const ticked = [...elementsUnder(element)].some((box) => isTicked(box, values) === true);
    if (ticked) setAttribute(element, 'open', '');
  }
  const name = attributeOf(element, 'name');
  if (name === null || TEXTS_OF_PAGE.includes(name)) return;
  if (element.tagName !== 'input' && element.tagName !== 'textarea') return;
  const text = postedText(values, name);
  if (text !== null) setValue(element, text, values);
  if (errors[name] !== undefined) {
    setAttribute(element, 'aria-invalid', 'true');
    const described = attributeOf(element, 'aria-describedby')?.split(/\s+/) ?? [];
    const ids = [...new Set([...described, fieldErrorId(name)])].filter(Boolean);
    setAttribute(element, 'aria-describedby', ids.join(' '));
  }
}

function setValue(element: HtmlElement, text: string, values: RawFields): void {
  const ticked = isTicked(element, values);
  if (ticked) setAttribute(element, 'checked', '');
  if (ticked !== null) return;
  // The first line break inside a textarea is dropped by every HTML parser.
  if (element.tagName === 'textarea') setText(element, `\n${text}`);
  else setAttribute(element, 'value', text);
}

function postedText(values: RawFields, name: string): string | null {
  if (!Object.hasOwn(values, name)) return null;
  const posted = values[name];
  return (typeof posted === 'string' ? posted : (posted?.join(', ') ?? '')).replace(/\r\n?/g, '\n');
}

/** Whether a box was posted; null for every other element. */
function isTicked(element: HtmlElement, values: RawFields): boolean | null {
  if (attributeOf(element, 'type') !== 'checkbox') return null;
  const text = postedText(values, attributeOf(element, 'name') ?? '');
  return text !== null && splitServices(text).includes(attributeOf(element, 'value') ?? 'on');
}
