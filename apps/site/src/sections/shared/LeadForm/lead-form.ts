import { formWith } from '@agency/contract/form-settings.ts';
import { type LeadKind, THANK_YOU_PATH } from '@agency/contract/lead-forms.ts';
import { thankYouUrl } from '@agency/contract/lead-reference.ts';
import { errorAlert, NETWORK_ALERT } from '@agency/contract/messages.ts';
import { joinServices } from '@agency/contract/services.ts';
import { validateLead } from '@agency/contract/validation.ts';
import { type FormText, formMessages, requireElement } from './form-messages.ts';
import { clearForm, prepareHiddenFields, rawFields, writeAttribution } from './form-values.ts';
import { postLead } from './post-lead.ts';
import { prefillMessage } from './prefill-message.ts';
import { startServicesDropdown } from './services-dropdown.ts';

/**
 * Checks and sends a lead form in place. It works on the form that came with the page and never replaces any of
 * it, so nothing typed can be lost. Where anything in here fails, the browser posts the form as it would
 * without script.
 */
function startLeadForm(form: HTMLFormElement) {
  const { leadForm, fields } = form.dataset;
  const contract = formWith(leadForm as LeadKind, fields ? JSON.parse(fields) : {});
  const text: FormText = JSON.parse(form.dataset.text ?? '');
  const messages = formMessages(form, contract, text);
  const button = requireElement(form, 'button[type="submit"]');
  const label = requireElement(form, 'button[type="submit"] > span');
  const sendingNote = requireElement(form, '[data-sending-note]');
  const failedNote = requireElement(form, '[data-send-failed]');
  const retryNote = requireElement(form, '[data-offline-retry]');
  const initialLabel = label.textContent;
  let sending = false;
  /** True until the network is back, which sends the form. Typing ends it: then the button sends again. */
  let retryWhenOnline = false;

  function setSending(now: boolean) {
    sending = now;
    button.toggleAttribute('aria-disabled', false);
    if (now) button.setAttribute('aria-disabled', 'true');
    label.textContent = now ? text.sending : failedNote.hidden ? initialLabel : text.again;
    sendingNote.textContent = now ? text.sending : '';
  }

  function setRetry(now: boolean) {
    retryWhenOnline = now;
    retryNote.hidden = !now;
  }

  /** Shows the alert above the button, where the visitor is. */
  function showSendFailed(message: string) {
    failedNote.before(messages.summary);
    messages.setSummary(message);
    setRetry(!navigator.onLine);
    failedNote.hidden = false;
    setSending(false);
  }

  async function send() {
    messages.clear();
    failedNote.hidden = true;
    const checked = validateLead(contract, rawFields(form));
    if (!checked.ok) return messages.showErrors(checked.errors, text.mistakes);
    setSending(true);
    writeAttribution(form);
    const body = new FormData(form);
    if (body.has('services'))
      body.set('services', joinServices(body.getAll('services').map(String)));
    const answer = await postLead(form.getAttribute('action') ?? '', body);
    if (answer?.status === 'success') {
      location.assign(answer.reference ? thankYouUrl(answer.reference) : THANK_YOU_PATH);
      clearForm(form);
    } else if (answer?.errors) {
      setSending(false);
      messages.showErrors(answer.errors, answer.message);
    } else showSendFailed(answer ? errorAlert(answer.message) : NETWORK_ALERT);
  }

  prepareHiddenFields(form);
  prefillMessage(form);
  startServicesDropdown(form);
  messages.update();
  form.addEventListener('input', () => {
    setRetry(false);
    messages.update();
  });
  addEventListener('online', () => {
    if (retryWhenOnline) button.click();
  });
  // After Back from the thank-you page, the page from the back-forward cache would still say that it is sending.
  addEventListener('pageshow', () => setSending(false));
  // Last: from here on the script sends the form and shows the errors, instead of the browser.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    send().catch(() => form.submit());
  });
  form.noValidate = true;
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-lead-form]'))
  startLeadForm(form);
