import { type SubmitEvent as ReactSubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTooLong } from '../../../contract/field-rules.ts';
import type { LeadForm } from '../../../contract/form-field.ts';
import type { FieldErrors } from '../../../contract/lead-answer.ts';
import { THANK_YOU_PATH } from '../../../contract/lead-forms.ts';
import { ORIGIN_FIELD, originOfPage, packOrigin } from '../../../contract/lead-origin.ts';
import { thankYouAddress } from '../../../contract/lead-reference.ts';
import { errorAlert, NETWORK_ALERT } from '../../../contract/messages.ts';
import { joinServices } from '../../../contract/services.ts';
import { validateLead } from '../../../contract/validation.ts';
import { firstPage } from '../../scripts/visit.ts';
import { takeCarriedBrief } from './carried-brief.ts';
import {
  clearForm,
  prepareHiddenFields,
  rawFields,
  tickedValues,
  writtenErrors,
} from './form-values.ts';
import { postLead } from './lead-post.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useUnsent } from './use-unsent.ts';

/**
 * Everything a lead form does once it is awake. The fields themselves stay in the DOM.
 * @param mistakes the head of the list of mistakes
 */
export function useLeadForm(contract: LeadForm, address: string, mistakes: string) {
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [awake, setAwake] = useState(false);
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [services, setServices] = useState<readonly string[]>([]);
  const { unsent, failed, settled, edited } = useUnsent(element);
  useErrorTitle(alert !== '');

  // Before the first event: a press that woke the form is answered right after this, and its answer stays.
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    prepareHiddenFields(form);
    takeCarriedBrief(form);
    setErrors(writtenErrors(form));
    // Its words alone: the links under them are made anew.
    setAlert(form.querySelector('[data-form-summary]')?.firstChild?.textContent ?? '');
    setServices(tickedValues(form, 'services'));
    setAwake(true);
    // Back from the thank-you page, a page from memory would still be sending.
    const release = () => {
      underWay.current = false;
      setSending(false);
    };
    addEventListener('pageshow', release);
    return () => removeEventListener('pageshow', release);
  }, []);

  function showErrors(form: HTMLFormElement, found: FieldErrors, message: string) {
    flushSync(() => {
      setAlert(message);
      setErrors(found);
    });
    const summary = form.querySelector<HTMLElement>('[data-form-summary]');
    summary?.focus({ preventScroll: true });
    summary?.parentElement?.scrollIntoView({ block: 'nearest' });
  }

  function onInput() {
    const form = element.current;
    if (!form) return;
    edited();
    setServices(tickedValues(form, 'services'));
    const checked = validateLead(contract, rawFields(form));
    const values: Record<string, string> = checked.values;
    const now = checked.ok ? {} : checked.errors;
    // A message goes or changes while its field is mended; no new one appears under the fingers, save
    // that a text is too long: whoever pasted it would not find out before the end.
    const kept = contract.fields.filter(
      (field) => errors[field.name] !== undefined || isTooLong(field, values[field.name] ?? ''),
    );
    const left = kept.flatMap(({ name }) => (now[name] ? [[name, now[name]] as const] : []));
    setErrors(Object.fromEntries(left));
    if (left.length === 0 && Object.keys(errors).length > 0) setAlert('');
  }

  async function onSubmit(event: ReactSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (underWay.current) return;
    setAlert('');
    settled();
    const checked = validateLead(contract, rawFields(form));
    if (!checked.ok) return showErrors(form, checked.errors, errorAlert(mistakes));

    underWay.current = true;
    setErrors({});
    setSending(true);
    const body = new FormData(form);
    if ('services' in checked.values) {
      body.set('services', joinServices(tickedValues(form, 'services')));
    }
    const { address: landing, referrer } = firstPage();
    body.set(ORIGIN_FIELD, packOrigin(originOfPage(landing, referrer)));
    const answer = await postLead(address, body);
    if (answer?.status === 'success') {
      clearForm(form);
      setServices([]);
      location.assign(answer.reference ? thankYouAddress(answer.reference) : THANK_YOU_PATH);
      return;
    }
    underWay.current = false;
    setSending(false);
    setAlert(answer === null ? NETWORK_ALERT : errorAlert(answer.message));
    if (answer?.errors) showErrors(form, answer.errors, errorAlert(answer.message));
    else failed();
  }

  return { element, awake, sending, alert, unsent, errors, services, onInput, onSubmit };
}
