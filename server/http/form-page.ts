import {
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '../../contract/consent-fields.ts';
import { fieldErrorId, type LeadForm } from '../../contract/form-field.ts';
import type { FieldErrors } from '../../contract/lead-answer.ts';
import { errorAlert } from '../../contract/messages.ts';
import { splitServices } from '../../contract/services.ts';
import type { RawFields } from '../../contract/validation.ts';
import {
  appendElement,
  attributeOf,
  editPage,
  elementsUnder,
  type HtmlElement,
  setAttribute,
  setText,
} from './html-tree.ts';

/** What a visitor without script sees after a mistake. */
export type FormPageState = {
  /** As typed; every value goes back into its field. */
  readonly values: RawFields;
  readonly message: string;
  readonly errors: FieldErrors;
};

/** What the page says of itself: a later build may say it otherwise than the one that was filled in. */
const SAID_BY_PAGE: readonly string[] = [
  NOTICE_VERSION_FIELD,
  NOTICE_TEXT_FIELD,
  MARKETING_TEXT_FIELD,
];

/**
 * The built page of a form with the values and messages in it. It relies on: a `form` whose `action` ends with
 * the endpoint, fields with `name`, every `option` with its `value`, `[data-error-for="<name>"]` for messages,
 * and `[data-form-summary]` for the summary, whose value is said over the links to the controls,
 * `[data-control="<name>"]`.
 * @returns null when the page holds no such form
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

/** The message of the service, or under the page's own words a link to each field with a mistake. */
function fillSummary(
  summary: HtmlElement,
  inForm: readonly HtmlElement[],
  { message, errors }: FormPageState,
): void {
  // Brings the visitor from the top of the page to the form.
  const shown = { hidden: null, role: 'alert', tabindex: '-1', autofocus: '' };
  for (const [name, value] of Object.entries(shown)) setAttribute(summary, name, value);
  const wrong = inForm.flatMap((one) => {
    const id = attributeOf(one, 'id');
    const words = errors[attributeOf(one, 'data-control') ?? ''];
    return id === null || words === undefined ? [] : [[id, words] as const];
  });
  const heading = attributeOf(summary, 'data-form-summary') ?? '';
  const leads = heading !== '' && wrong.length > 0 && wrong.length === Object.keys(errors).length;
  setText(summary, errorAlert(leads ? heading : message));
  if (!leads) return;
  const list = appendElement(summary, 'ul');
  for (const [id, words] of wrong) {
    setText(appendElement(appendElement(list, 'li'), 'a', { href: `#${id}` }), words);
  }
}

function fillIn(element: HtmlElement, { values, errors }: FormPageState): void {
  const messageFor = attributeOf(element, 'data-error-for');
  if (messageFor !== null && errors[messageFor] !== undefined) {
    setAttribute(element, 'hidden', null);
    setText(element, errors[messageFor]);
  }
  // A ticked box inside a closed dropdown would look forgotten.
  if (element.tagName === 'details') {
    const ticked = [...elementsUnder(element)].some((box) => isTicked(box, values) === true);
    if (ticked) setAttribute(element, 'open', '');
  }
  const name = attributeOf(element, 'name');
  if (name === null || SAID_BY_PAGE.includes(name)) return;
  if (!['input', 'textarea'].includes(element.tagName)) return;
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
  if (element.tagName === 'textarea') {
    // The first line break inside it is dropped by every HTML parser.
    setText(element, `\n${text}`);
  } else {
    const ticked = isTicked(element, values);
    if (ticked === null) setAttribute(element, 'value', text);
    else if (ticked) setAttribute(element, 'checked', '');
  }
}

function postedText(values: RawFields, name: string): string | null {
  if (!Object.hasOwn(values, name)) return null;
  const posted = values[name];
  return (typeof posted === 'string' ? posted : (posted?.join(', ') ?? '')).replace(/\r\n?/g, '\n');
}

/** Whether a box or a choice was posted; null for every other element. */
function isTicked(element: HtmlElement, values: RawFields): boolean | null {
  if (!/^(checkbox|radio)$/.test(attributeOf(element, 'type') ?? '')) return null;
  const text = postedText(values, attributeOf(element, 'name') ?? '');
  return text !== null && splitServices(text).includes(attributeOf(element, 'value') ?? 'on');
}
