import { type SubmitEvent as ReactSubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadForm } from '../../../contract/form-field.ts';
import type { FieldErrors } from '../../../contract/lead-answer.ts';
import { THANK_YOU_PATH } from '../../../contract/lead-forms.ts';
import { errorAlert, NETWORK_ALERT } from '../../../contract/messages.ts';
import { joinServices } from '../../../contract/services.ts';
import { validateLead } from '../../../contract/validation.ts';
import { clearForm, prepareHiddenFields, rawFields, tickedValues } from './form-values.ts';
import { postLead } from './lead-post.ts';

/** The messages that the service wrote into the page, where it was sent back without script. */
function writtenErrors(form: HTMLFormElement): FieldErrors {
  const notes = [...form.querySelectorAll<HTMLElement>('[data-error-for]')];
  const written = notes.map((note) => [note.dataset.errorFor ?? '', note.textContent] as const);
  return Object.fromEntries(written.filter(([, message]) => message !== ''));
}

/** Everything a lead form does once it is awake. The fields themselves stay in the DOM. */
export function useLeadForm(contract: LeadForm, address: string) {
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [awake, setAwake] = useState(false);
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [services, setServices] = useState<readonly string[]>([]);

  // Before the first event: a press that woke the form is answered right after this, and its answer stays.
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    prepareHiddenFields(form);
    setErrors(writtenErrors(form));
    setAlert(form.querySelector('[data-form-summary]')?.textContent ?? '');
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

  function showErrors(form: HTMLFormElement, found: FieldErrors) {
    flushSync(() => setErrors(found));
    const first = contract.fields.find(({ name }) => found[name] !== undefined);
    if (first) form.querySelector<HTMLElement>(`[data-control="${first.name}"]`)?.focus();
  }

  function onInput() {
    const form = element.current;
    if (!form) return;
    setServices(tickedValues(form, 'services'));
    if (Object.keys(errors).length === 0) return;
    // A message goes or changes while its field is mended; no new one appears under the fingers.
    const checked = validateLead(contract, rawFields(form));
    const now = checked.ok ? {} : checked.errors;
    const kept = Object.keys(errors).filter((name) => now[name] !== undefined);
    setErrors(Object.fromEntries(kept.map((name) => [name, now[name] ?? ''])));
  }

  async function onSubmit(event: ReactSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (underWay.current) return;
    setAlert('');
    const checked = validateLead(contract, rawFields(form));
    if (!checked.ok) return showErrors(form, checked.errors);

    underWay.current = true;
    setErrors({});
    setSending(true);
    const body = new FormData(form);
    if ('services' in checked.values) {
      body.set('services', joinServices(tickedValues(form, 'services')));
    }
    const answer = await postLead(address, body);
    if (answer?.status === 'success') {
      clearForm(form);
      setServices([]);
      location.assign(THANK_YOU_PATH);
      return;
    }
    underWay.current = false;
    setSending(false);
    setAlert(answer === null ? NETWORK_ALERT : errorAlert(answer.message));
    if (answer?.errors) showErrors(form, answer.errors);
  }

  return { element, awake, sending, alert, errors, services, onInput, onSubmit };
}
