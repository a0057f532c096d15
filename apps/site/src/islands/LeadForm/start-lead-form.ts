import { startLeadForm } from './lead-form.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-lead-form]'))
  startLeadForm(form);
