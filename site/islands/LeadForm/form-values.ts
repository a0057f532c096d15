import {
  newSubmissionId,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../../../contract/hidden-fields.ts';
import type { FieldErrors } from '../../../contract/lead-answer.ts';
import type { RawFields } from '../../../contract/validation.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function hiddenField(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** What stands in the fields; a name that several ticked boxes share becomes a list. */
export function rawFields(form: HTMLFormElement): RawFields {
  const raw: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    const earlier = raw[name];
    raw[name] = earlier === undefined ? String(value) : [earlier, String(value)].flat();
  }
  return raw;
}

/** The ticked boxes of one name, in the order of the page. */
export function tickedValues(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).map(String);
}

/** The messages that the service wrote into the page, where it was sent back without script. */
export function writtenErrors(form: HTMLFormElement): FieldErrors {
  const notes = [...form.querySelectorAll<HTMLElement>('[data-error-for]')];
  const written = notes.map((note) => [note.dataset.errorFor ?? '', note.textContent] as const);
  return Object.fromEntries(written.filter(([, message]) => message !== ''));
}

/** Gives the form its submission id and its start, unless the service has sent them back. */
export function prepareHiddenFields(form: HTMLFormElement) {
  const id = hiddenField(form, SUBMISSION_ID_FIELD);
  const startedAt = hiddenField(form, STARTED_AT_FIELD);
  if (!id.value) id.value = newSubmissionId();
  if (startedAt.value) return;
  // On a slow line people type before the script wakes: they began no later than the page did.
  const typed = controlsOf(form).some((control) => control.type !== 'hidden' && isFilled(control));
  startedAt.value = String(typed ? Math.round(performance.timeOrigin) : Date.now());
}

function isFilled(control: Control): boolean {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value !== '';
}

/**
 * Empties every field and makes a new submission id. `form.reset()` would bring back the values
 * that the service put into the page after a mistake.
 */
export function clearForm(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = false;
    // What the page says of itself, such as its privacy notice, stays.
    else if (control.type !== 'hidden') control.value = '';
  }
  for (const name of [SUBMISSION_ID_FIELD, STARTED_AT_FIELD]) hiddenField(form, name).value = '';
  for (const dropdown of form.querySelectorAll('details')) dropdown.open = false;
  prepareHiddenFields(form);
}
