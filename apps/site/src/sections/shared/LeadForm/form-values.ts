import { ATTRIBUTION_FIELD, attributionOf, packAttribution } from '@agency/contract/attribution.ts';
import { CONFIRMED_FIELD } from '@agency/contract/confirmed-field.ts';
import {
  newSubmissionId,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contract/hidden-fields.ts';
import type { RawFields } from '@agency/contract/validation.ts';
import { firstPage } from '../../../client/attribution.ts';
import { changeHistoryState, historyState } from '../../../client/history-state.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input, textarea')].filter(({ type }) => type !== 'hidden');

export const hiddenField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The values of all fields, as the service reads them. */
export const rawFields = (data: FormData): RawFields =>
  Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]));

/**
 * Sets the submission id and the time of the start, unless the service has sent both back with the page, or the form
 * was posted before.
 */
export function prepareHiddenFields(form: HTMLFormElement) {
  const id = hiddenField(form, SUBMISSION_ID_FIELD);
  const startedAt = hiddenField(form, STARTED_AT_FIELD);
  id.value ||= historyState().submission ?? newSubmissionId();
  if (startedAt.value) return;
  // On a slow connection people type before the script is loaded: then the start of the page counts.
  const typed = controlsOf(form).some((control) =>
    isCheckbox(control) ? control.checked : control.value !== '',
  );
  startedAt.value = String(typed ? Math.round(performance.timeOrigin) : Date.now());
}

/** Keeps the submission id for a tab that is restored with its fields: some browsers leave out hidden ones. */
export function rememberSubmission(form: HTMLFormElement) {
  changeHistoryState({ submission: hiddenField(form, SUBMISSION_ID_FIELD).value });
}

/** Writes where the visit began into its hidden field. The form is sent without it where that fails. */
export function writeAttribution(form: HTMLFormElement) {
  try {
    const { address, referrer } = firstPage();
    hiddenField(form, ATTRIBUTION_FIELD).value = packAttribution(attributionOf(address, referrer));
  } catch {
    // The browser lacks one of the APIs.
  }
}

/**
 * Empties every field and makes a new submission id. `form.reset()` would bring back the values
 * that the service put into the page after a mistake.
 */
export function clearForm(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (isCheckbox(control)) control.checked = false;
    else control.value = '';
  }
  for (const name of [SUBMISSION_ID_FIELD, STARTED_AT_FIELD, CONFIRMED_FIELD])
    hiddenField(form, name).value = '';
  for (const dropdown of form.querySelectorAll('details')) dropdown.open = false;
  prepareHiddenFields(form);
}
