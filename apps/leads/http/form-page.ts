import {
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '@agency/contract/consent-fields.ts';
import { fieldErrorId, type LeadForm } from '@agency/contract/form-field.ts';
import type { FormWords } from '@agency/contract/form-words.ts';
import type { FieldErrors } from '@agency/contract/lead-response.ts';
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

/** The state of a form after a mistake, for a visitor without script. */
export type FormPageState = {
  /** The posted values, for their fields. */
  readonly values: RawFields;
  readonly message: string;
  readonly errors: FieldErrors;
  /** Nothing is wrong: the visitor is asked whether the values are right. */
  readonly isQuestion?: boolean;
  /** Where the form is not in English. */
  readonly words?: FormWords;
};

/** Hidden texts of the page: the current build may have other texts than the posted page. */
const PAGE_TEXT_FIELDS: readonly string[] = [
  NOTICE_VERSION_FIELD,
  NOTICE_TEXT_FIELD,
  MARKETING_TEXT_FIELD,
];

/**
 * Puts values and messages into the built page of a form. The page needs a `form` whose `action` ends with the
 * endpoint, fields with `name`, `[data-error-for="<name>"]` for messages, and `[data-form-summary]`, whose
 * value is the heading above links to the controls, `[data-control="<name>"]`.
 * @returns null when the page has no such form
 */
export function showFormPage(page: string, form: LeadForm, state: FormPageState): string | null {
  let found = false;
  const html = editPage(page, (elements) => {
    const formElement = elements.find(
      (part) => part.tagName === 'form' && attributeOf(part, 'action')?.endsWith(form.endpoint),
    );
    if (formElement === undefined) return;
    found = true;
    const inForm = [...elementsUnder(formElement)];
    for (const element of inForm) fillIn(element, state);
    const summary = [...inForm, ...elements].find(
      (element) => attributeOf(element, 'data-form-summary') !== null,
    );
    if (summary !== undefined) fillSummary(summary, inForm, state);
    const title = elements.find(({ tagName }) => tagName === 'title');
    const [text] = title?.childNodes ?? [];
    if (state.isQuestion) return;
    if (title && text && 'value' in text) setText(title, errorAlert(text.value, state.words));
  });
  return found ? html : null;
}

/** Shows a heading and a link to each field with a mistake, or else the message. */
function fillSummary(
  summary: HtmlElement,
  inForm: readonly HtmlElement[],
  { message, errors, isQuestion = false, words }: FormPageState,
): void {
  // The browser focuses the summary, so that the visitor sees the form instead of the top of the page.
  const attributes = { hidden: null, role: 'alert', tabindex: '-1', autofocus: '' };
  for (const [name, value] of Object.entries(attributes)) setAttribute(summary, name, value);
  const links = inForm.flatMap((element) => {
    const id = attributeOf(element, 'id');
    const text = errors[attributeOf(element, 'data-control') ?? ''];
    if (id === null || text === undefined) return [];
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`;
  });
  const say = (text: string) => (isQuestion ? text : errorAlert(text, words));
  const attribute = isQuestion ? 'data-form-question' : 'data-form-summary';
  const heading = attributeOf(summary, attribute) ?? '';
  const isComplete = links.length > 0 && links.length === Object.keys(errors).length;
  if (heading === '' || !isComplete) setText(summary, say(message));
  else setHtml(summary, `${escapeHtml(say(heading))}<ul>${links.join('')}</ul>`);
}

function fillIn(element: HtmlElement, { values, errors }: FormPageState): void {
  const messageFor = attributeOf(element, 'data-error-for');
  if (messageFor !== null && errors[messageFor] !== undefined) {
    setAttribute(element, 'hidden', null);
    setText(element, errors[messageFor]);
  }
  // A ticked checkbox in a closed dropdown would not be seen.
  if (element.tagName === 'details') {
    const ticked = [...elementsUnder(element)].some((box) => isTicked(box, values) === true);
    if (ticked) setAttribute(element, 'open', '');
  }
  const name = attributeOf(element, 'name');
  if (name === null || PAGE_TEXT_FIELDS.includes(name)) return;
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
  // HTML parsers ignore a line break at the beginning of a textarea.
  if (element.tagName === 'textarea') setText(element, `\n${text}`);
  else setAttribute(element, 'value', text);
}

function postedText(values: RawFields, name: string): string | null {
  if (!Object.hasOwn(values, name)) return null;
  const posted = values[name];
  return (typeof posted === 'string' ? posted : (posted?.join(', ') ?? '')).replace(/\r\n?/g, '\n');
}

/** Whether a checkbox was ticked; null for every other element. */
function isTicked(element: HtmlElement, values: RawFields): boolean | null {
  if (attributeOf(element, 'type') !== 'checkbox') return null;
  const text = postedText(values, attributeOf(element, 'name') ?? '');
  return text !== null && splitServices(text).includes(attributeOf(element, 'value') ?? 'on');
}
