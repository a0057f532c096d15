import { CONFIRMED_FIELD } from '@agency/contract/confirmed-field.ts';
import type { FormFields } from '@agency/contract/form-field.ts';
import { FORM_WORDS } from '@agency/contract/form-words.ts';
import { THANK_YOU_PATH, thankYouUrl } from '@agency/contract/lead-reference.ts';
import { errorAlert } from '@agency/contract/messages.ts';
import { joinServices } from '@agency/contract/services.ts';
import { validateLead } from '@agency/contract/validation.ts';
import { changeHistoryState } from '../../../client/history-state.ts';
import { type FormText, formMessages, requireElement } from './form-messages.ts';
import {
  clearForm,
  hiddenField,
  prepareHiddenFields,
  rawFields,
  rememberSubmission,
  writeAttribution,
} from './form-values.ts';
import { postLead } from './post-lead.ts';
import { prefillMessage } from './prefill-message.ts';
import { sendLater } from './send-later.ts';
import { startServicesDropdown } from './services-dropdown.ts';

/**
 * Checks and sends a lead form in place. It works on the form that came with the page and never replaces any of
 * it, so nothing typed can be lost. Where anything in here fails, the browser posts the form as it would
 * without script.
 */
function startLeadForm(form: HTMLFormElement) {
  const text: FormText = JSON.parse(form.dataset.text ?? '');
  const { words = FORM_WORDS, thankYou = THANK_YOU_PATH } = text;
  const contract: FormFields = { fields: JSON.parse(form.dataset.fields ?? ''), words };
  const alertOf = (message: string) => errorAlert(message, words);
  const messages = formMessages(form, contract, text);
  const button = requireElement(form, 'button[type="submit"]');
  const label = requireElement(form, 'button[type="submit"] > span');
  const sendingNote = requireElement(form, '[data-sending-note]');
  const failedNote = requireElement(form, '[data-send-failed]');
  const initialLabel = label.textContent;
  let sending = false;
  const later = sendLater(requireElement(form, '[data-offline-retry]'), () => press(true));

  function setSending(now: boolean) {
    sending = now;
    button.toggleAttribute('aria-disabled', false);
    if (now) button.setAttribute('aria-disabled', 'true');
    label.textContent = now ? text.sending : failedNote.hidden ? initialLabel : text.again;
    sendingNote.textContent = now ? text.sending : '';
  }

  /** Shows the alert above the button, where the visitor is. */
  function showSendFailed(message: string) {
    failedNote.parentElement?.before(messages.summary);
    messages.setSummary(message);
    if (navigator.onLine) later.withdraw();
    else later.promise();
    failedNote.hidden = false;
    setSending(false);
  }

  /** @param isRetry nobody pressed the button: what the visitor was told is still there */
  async function send(isRetry: boolean) {
    if (!isRetry) {
      messages.clear();
      failedNote.hidden = true;
      later.withdraw();
    }
    writeAttribution(form);
    const body = new FormData(form);
    const checked = validateLead(contract, rawFields(body));
    if (!checked.ok) return messages.showErrors(checked.errors, alertOf(text.mistakes));
    setSending(true);
    rememberSubmission(form);
    // Nobody may be there to answer a question about a value that looks mistyped.
    if (isRetry) body.delete(CONFIRMED_FIELD);
    if (body.has('services'))
      body.set('services', joinServices(body.getAll('services').map(String)));
    const { answer, mayRetry } = await postLead(form.getAttribute('action') ?? '', body);
    if (mayRetry && isRetry && later.isPromised()) {
      setSending(false);
      return later.tried();
    }
    if (answer?.status === 'success') {
      later.withdraw();
      changeHistoryState({ submission: undefined });
      location.assign(answer.reference ? thankYouUrl(answer.reference, thankYou) : thankYou);
      clearForm(form);
    } else if (answer?.errors) {
      later.withdraw();
      setSending(false);
      const { errors, message, confirmed } = answer;
      if (confirmed !== undefined) hiddenField(form, CONFIRMED_FIELD).value = confirmed;
      const mistakes = alertOf(message || text.mistakes);
      messages.showErrors(errors, confirmed === undefined ? mistakes : text.doubts);
    } else showSendFailed(answer?.message ? alertOf(answer.message) : words.noResponse);
  }

  function press(isRetry: boolean) {
    if (!sending) send(isRetry).catch(() => form.submit());
  }

  /** Goes on with what this page promised before it was left, where the browser has brought the fields back. */
  function resumeSending() {
    if (sending || !later.resume(validateLead(contract, rawFields(new FormData(form))).ok)) return;
    failedNote.hidden = false;
    setSending(false);
    later.sendNow();
  }

  prepareHiddenFields(form);
  prefillMessage(form);
  startServicesDropdown(form);
  messages.update();
  form.addEventListener('input', () => {
    later.withdraw();
    messages.update();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // After Back from the thank-you page, the page from the back-forward cache would still say that it is sending. The
    // event also follows the first load, when a lead may be on its way.
    if (persisted) setSending(false);
    else resumeSending();
  });
  if (document.readyState === 'complete') resumeSending();
  // Last: from here on the script sends the form and shows the errors, instead of the browser.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    press(false);
  });
  form.noValidate = true;
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-lead-form]'))
  startLeadForm(form);
