import { closeOnBack } from '../../client/close-on-back.ts';
import { startWizard } from '../Wizard/start-wizard.ts';
import { insertBrief } from './insert-brief.ts';
import { writeBrief } from './plan-brief.ts';

const quoteField = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#quote [name="${name}"]`);

/** Sets the value of a field with an input event, so that the script of the form is informed. */
function type(field: HTMLInputElement | HTMLTextAreaElement | null, text: string) {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Turns the link to the quote form into a button that opens the plan, which writes a brief into that form. */
function startSeoPlan(link: HTMLAnchorElement) {
  const template = link.parentElement?.querySelector('template');
  const dialog = template?.content.querySelector('dialog');
  const form = dialog?.querySelector<HTMLFormElement>('[data-wizard]');
  const website = form?.querySelector<HTMLInputElement>('[name="website"]');
  if (!template || !dialog || !form || !website) return;
  let previousBrief = '';

  const restart = startWizard(form, () => {
    const answers = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const brief = writeBrief(dialog.dataset, answers);
    // Closing first: it moves the focus to the button, and the form takes it after that.
    dialog.close();
    if (website.value.trim()) type(quoteField('website'), website.value.trim());
    const message = quoteField('message');
    type(message, insertBrief(message?.value ?? '', brief, previousBrief));
    previousBrief = brief;
    message?.focus({ preventScroll: true });
    message?.scrollIntoView({ block: 'center' });
  });

  let removeEntry = () => {};
  function open(event: Event) {
    event.preventDefault();
    template?.replaceWith(dialog as HTMLDialogElement);
    if (website) website.value ||= quoteField('website')?.value ?? '';
    const first = restart();
    dialog?.showModal();
    // So that a screen reader says the first question with its hint.
    first?.focus();
    removeEntry = closeOnBack(() => dialog?.close());
  }

  // The answers stay in the dialog for the next time.
  dialog.addEventListener('close', () => removeEntry());
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  link.role = 'button';
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', open);
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) startSeoPlan(link);
