import { parse, serialize } from 'parse5';
import { fieldErrorId, type LeadForm } from '../../contract/form-field.ts';
import type { FieldErrors } from '../../contract/lead-answer.ts';
import { errorAlert } from '../../contract/messages.ts';
import { splitServices } from '../../contract/services.ts';
import type { RawFields } from '../../contract/validation.ts';
import {
  attributeOf,
  elementsUnder,
  type HtmlElement,
  removeAttribute,
  setAttribute,
  setText,
} from './html-tree.ts';

/** What a visitor without script sees after a mistake. */
export type FormPageState = {
  readonly form: LeadForm;
  /** As typed; every value goes back into its field. */
  readonly values: RawFields;
  readonly message: string;
  readonly errors: FieldErrors;
};

/**
 * Puts values and messages into the built page of a form. It relies on: a `form` whose `action` ends
 * with the endpoint, fields with `name`, `[data-error-for="<name>"]` for messages, and
 * `[data-form-summary]` for the summary.
 * @returns null when the page holds no such form
 */
export function fillFormPage(html: string, state: FormPageState): string | null {
  const page = parse(html);
  const elements = [...elementsUnder(page)];
  const form = elements.find(
    (element) =>
      element.tagName === 'form' && attributeOf(element, 'action')?.endsWith(state.form.endpoint),
  );
  if (form === undefined) return null;
  const inForm = [...elementsUnder(form)];
  for (const element of inForm) fillElement(element, state);
  const summary = [...inForm, ...elements].find(
    (element) => attributeOf(element, 'data-form-summary') !== null,
  );
  if (summary !== undefined) {
    setText(summary, errorAlert(state.message));
    removeAttribute(summary, 'hidden');
    setAttribute(summary, 'role', 'alert');
    // Brings the visitor from the top of the page to the form.
    setAttribute(summary, 'tabindex', '-1');
    setAttribute(summary, 'autofocus', '');
  }
  const title = elements.find((element) => element.tagName === 'title');
  const [words] = title?.childNodes ?? [];
  if (title !== undefined && words !== undefined && 'value' in words) {
    setText(title, errorAlert(words.value));
  }
  return serialize(page);
}

function fillElement(element: HtmlElement, state: FormPageState): void {
  const messageFor = attributeOf(element, 'data-error-for');
  if (messageFor !== null) {
    const message = state.errors[messageFor] ?? '';
    setText(element, message);
    if (message !== '') removeAttribute(element, 'hidden');
    return;
  }
  const name = attributeOf(element, 'name');
  if (name === null || !Object.hasOwn(state.values, name)) {
    if (name !== null) markMistake(element, name, state.errors);
    return;
  }
  const posted = state.values[name];
  const text = (typeof posted === 'string' ? posted : (posted?.join(', ') ?? '')).replace(
    /\r\n?/g,
    '\n',
  );
  if (element.tagName === 'textarea') setText(element, text);
  if (element.tagName === 'input') {
    const type = attributeOf(element, 'type');
    if (type !== 'checkbox' && type !== 'radio') setAttribute(element, 'value', text);
    else if (splitServices(text).includes(attributeOf(element, 'value') ?? 'on')) {
      setAttribute(element, 'checked', '');
      openAround(element);
    }
  }
  markMistake(element, name, state.errors);
}

/** A ticked box inside a closed dropdown would look forgotten. */
function openAround(element: HtmlElement): void {
  for (let parent = element.parentNode; parent !== null && 'tagName' in parent; ) {
    if (parent.tagName === 'details') setAttribute(parent, 'open', '');
    parent = parent.parentNode;
  }
}

function markMistake(element: HtmlElement, name: string, errors: FieldErrors): void {
  if (errors[name] === undefined || !['input', 'textarea', 'select'].includes(element.tagName))
    return;
  const id = fieldErrorId(name);
  const described = attributeOf(element, 'aria-describedby')?.split(/\s+/) ?? [];
  setAttribute(element, 'aria-invalid', 'true');
  setAttribute(
    element,
    'aria-describedby',
    [...new Set([...described, id])].filter(Boolean).join(' '),
  );
}
