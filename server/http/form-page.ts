import {
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '../../contract/consent-fields.ts';
import { fieldErrorId, type LeadForm } from '../../contract/form-field.ts';
import type { FieldErrors } from '../../contract/lead-answer.ts';
import { errorAlert } from '../../contract/messages.ts';
import { normaliseLine } from '../../contract/normalise.ts';
import { splitServices } from '../../contract/services.ts';
import type { RawFields } from '../../contract/validation.ts';
import { escapeHtml } from '../leads/mail/mail-page.ts';
import {
  attributeOf,
  elementsUnder,
  type HtmlElement,
  readPage,
  startTag,
  textInside,
} from './html-tree.ts';
import { joinAround, type PageSlot, slot } from './page-slots.ts';

/** What a visitor without script sees after a mistake. */
export type FormPageState = {
  /** As typed; every value goes back into its field. */
  readonly values: RawFields;
  readonly message: string;
  readonly errors: FieldErrors;
};

/** A built page that can be shown again with values and messages. */
export type FormPage = (state: FormPageState) => string;

type Slot = PageSlot<FormPageState>;

/** What the page says of itself: a later build may say it otherwise than the one that was filled in. */
const SAID_BY_PAGE: readonly string[] = [
  NOTICE_VERSION_FIELD,
  NOTICE_TEXT_FIELD,
  MARKETING_TEXT_FIELD,
];

/**
 * Reads the built page of a form once, so that showing it again costs no more than joining texts. It
 * relies on: a `form` whose `action` ends with the endpoint, fields with `name`, every `option` with its
 * `value`, `[data-error-for="<name>"]` for messages, and `[data-form-summary]` for the summary, whose value is
 * said over the links to the controls, `[data-control="<name>"]`.
 * @returns null when the page holds no such form
 */
export function readFormPage(html: string, form: LeadForm): FormPage | null {
  const elements = readPage(html);
  const element = elements.find(
    ({ tagName, attrs }) =>
      tagName === 'form' &&
      attrs.some(({ name, value }) => name === 'action' && value.endsWith(form.endpoint)),
  );
  if (element === undefined) return null;
  const inForm = [...elementsUnder(element)];
  const summary = [...inForm, ...elements].find(
    (one) => attributeOf(one, 'data-form-summary') !== null,
  );
  const slots = inForm.filter((one) => one !== summary).flatMap(slotsOfField);
  if (summary !== undefined) slots.push(summarySlot(summary, controlIds(inForm)));
  const title = elements.find(({ tagName }) => tagName === 'title');
  if (title !== undefined) {
    const [words] = title.childNodes;
    const text = words !== undefined && 'value' in words ? words.value : '';
    slots.push(slot(title, true, () => startTag(title) + textInside(title, errorAlert(text))));
  }
  return joinAround(html, slots);
}

/** Where the control of each field stands in the page. */
function controlIds(inForm: readonly HtmlElement[]): ReadonlyMap<string, string> {
  return new Map(
    inForm.flatMap((one) => {
      const name = attributeOf(one, 'data-control');
      const id = attributeOf(one, 'id');
      return name === null || id === null ? [] : [[name, id] as const];
    }),
  );
}

/** The message of the service, or under the page's own words a link to each field with a mistake. */
function summarySlot(element: HtmlElement, controls: ReadonlyMap<string, string>): Slot {
  // Brings the visitor from the top of the page to the form.
  const tag = startTag(element, { hidden: null, role: 'alert', tabindex: '-1', autofocus: '' });
  const heading = attributeOf(element, 'data-form-summary') ?? '';
  return slot(element, true, ({ message, errors }) => {
    const wrong = [...controls].flatMap(([name, id]) =>
      errors[name] === undefined ? [] : [linkTo(id, errors[name])],
    );
    if (heading === '' || wrong.length === 0 || wrong.length < Object.keys(errors).length)
      return tag + textInside(element, errorAlert(message));
    return `${tag}${textInside(element, errorAlert(heading))}<ul>${wrong.join('')}</ul>`;
  });
}

function linkTo(id: string, words: string): string {
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(words)}</a></li>`;
}

function slotsOfField(element: HtmlElement): Slot[] {
  const messageFor = attributeOf(element, 'data-error-for');
  if (messageFor !== null) {
    return [
      slot(element, true, ({ errors }) => {
        const message = errors[messageFor] ?? '';
        const tag = startTag(element, message === '' ? {} : { hidden: null });
        return tag + textInside(element, message);
      }),
    ];
  }
  if (element.tagName === 'details') return [detailsSlot(element)];
  const name = attributeOf(element, 'name');
  if (name === null || !['input', 'textarea', 'select'].includes(element.tagName)) return [];
  if (SAID_BY_PAGE.includes(name)) return [];
  const area = element.tagName === 'textarea';
  return [
    slot(element, area, (state) => {
      const text = postedText(state.values, name);
      const tag = startTag(element, {
        ...(text === null || element.tagName !== 'input' ? {} : inputState(element, text)),
        ...(state.errors[name] === undefined ? {} : mistake(element, name)),
      });
      return area ? tag + textInside(element, text ?? '') : tag;
    }),
    ...(element.tagName === 'select' ? optionSlots(element, name) : []),
  ];
}

/** The answers of a list: the posted one is chosen, and no other that the page chose by itself. */
function optionSlots(list: HtmlElement, name: string): Slot[] {
  const options = [...elementsUnder(list)].filter(({ tagName }) => tagName === 'option');
  return options.map((option) =>
    slot(option, false, ({ values }) => {
      const text = postedText(values, name);
      if (text === null) return startTag(option);
      const chosen = normaliseLine(text) === normaliseLine(attributeOf(option, 'value') ?? '');
      return startTag(option, { selected: chosen ? '' : null });
    }),
  );
}

/** A ticked box inside a closed dropdown would look forgotten. */
function detailsSlot(element: HtmlElement): Slot {
  const boxes = [...elementsUnder(element)].filter(isBox);
  return slot(element, false, ({ values }) => {
    const ticked = boxes.some((box) => {
      const text = postedText(values, attributeOf(box, 'name') ?? '');
      return text !== null && isTicked(box, text);
    });
    return startTag(element, ticked ? { open: '' } : {});
  });
}

function postedText(values: RawFields, name: string): string | null {
  if (!Object.hasOwn(values, name)) return null;
  const posted = values[name];
  return (typeof posted === 'string' ? posted : (posted?.join(', ') ?? '')).replace(/\r\n?/g, '\n');
}

function inputState(element: HtmlElement, text: string): Record<string, string | null> {
  if (!isBox(element)) return { value: text };
  return isTicked(element, text) ? { checked: '' } : {};
}

function isBox(element: HtmlElement): boolean {
  return /^(checkbox|radio)$/.test(attributeOf(element, 'type') ?? '');
}

function isTicked(box: HtmlElement, text: string): boolean {
  return splitServices(text).includes(attributeOf(box, 'value') ?? 'on');
}

function mistake(element: HtmlElement, name: string): Record<string, string> {
  const described = attributeOf(element, 'aria-describedby')?.split(/\s+/) ?? [];
  const ids = [...new Set([...described, fieldErrorId(name)])].filter(Boolean);
  return { 'aria-invalid': 'true', 'aria-describedby': ids.join(' ') };
}
