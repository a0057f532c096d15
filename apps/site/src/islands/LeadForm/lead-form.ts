import type { LeadForm } from '@agency/contract/form-field.ts';
import { LEAD_FORMS, type LeadKind, THANK_YOU_PATH } from '@agency/contract/lead-forms.ts';
import { thankYouUrl } from '@agency/contract/lead-reference.ts';
import { errorAlert, NETWORK_ALERT } from '@agency/contract/messages.ts';
import { joinServices } from '@agency/contract/services.ts';
import { validateLead } from '@agency/contract/validation.ts';
import { type FormWords, formMessages, partOf } from './form-messages.ts';
import { clearForm, prepareHiddenFields, rawFields, writeAttribution } from './form-values.ts';
import { takeBriefFromAddress } from './message-brief.ts';
import { postLead } from './post-lead.ts';
import { startServicesDropdown } from './services-dropdown.ts';

/**
 * Checks and sends a lead form in place. It works on the form that came with the page and never replaces any of
 * it, so nothing typed can be lost. Where anything in here fails, the browser posts the form as it would
 * without script.
 */
export function startLeadForm(form: HTMLFormElement) {
  const contract: LeadForm = LEAD_FORMS[form.dataset.leadForm as LeadKind];
  const words: FormWords = JSON.parse(form.dataset.words ?? '');
  const messages = formMessages(form, contract, words);
  const button = partOf(form, 'button[type="submit"]');
  const label = partOf(form, 'button[type="submit"] > span');
  const sendingNote = partOf(form, '[data-sending-note]');
  const unsent = partOf(form, '[data-unsent]');
  const waitingNote = partOf(form, '[data-waiting]');
  const firstLabel = label.textContent;
  let sending = false;
  /** For the network, to send by itself. A visitor who goes on writing presses the button again. */
  let waiting = false;

  function setSending(now: boolean) {
    sending = now;
    button.toggleAttribute('aria-disabled', false);
    if (now) button.setAttribute('aria-disabled', 'true');
    label.textContent = now ? words.sending : unsent.hidden ? firstLabel : words.again;
    sendingNote.textContent = now ? words.sending : '';
  }

  function setWaiting(now: boolean) {
    waiting = now;
    waitingNote.hidden = !now;
  }

  /** At the button, where the visitor is. */
  function showUnsent(message: string) {
    unsent.before(messages.summary);
    messages.setSummary(message);
    setWaiting(!navigator.onLine);
    unsent.hidden = false;
    setSending(false);
  }

  async function send() {
    messages.clear();
    unsent.hidden = true;
    const checked = validateLead(contract, rawFields(form));
    if (!checked.ok) return messages.showMistakes(checked.errors, words.mistakes);
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
      messages.showMistakes(answer.errors, answer.message);
    } else showUnsent(answer ? errorAlert(answer.message) : NETWORK_ALERT);
  }

  prepareHiddenFields(form);
  takeBriefFromAddress(form);
  startServicesDropdown(form);
  messages.follow();
  form.addEventListener('input', () => {
    setWaiting(false);
    messages.follow();
  });
  addEventListener('online', () => {
    if (waiting) button.click();
  });
  // Back from the thank-you page, a page from the back-forward cache would still be sending.
  addEventListener('pageshow', () => setSending(false));
  // Last: from here on the script sends, and says what is wrong without a bubble of the browser.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    send().catch(() => form.submit());
  });
  form.noValidate = true;
}
