import type { SeoPlan } from '@agency/content/schemas/pages/seo-plan.ts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { insertBrief } from './insert-brief.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type PlanAnswers, writeBrief } from './plan-brief.ts';

let root: Root | undefined;
let opening = 0;
let onFailure = () => {};
let previousBrief = '';

const quoteField = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#quote [name="${name}"]`);

/** Sets the value of a field with an input event, so that the script of the form is informed. */
function type(field: HTMLInputElement | HTMLTextAreaElement | null, text: string) {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes the answers into the quote form. */
function writeAnswers(copy: SeoPlan, answers: PlanAnswers) {
  const brief = writeBrief(copy, answers);
  if (answers.website.trim()) type(quoteField('website'), answers.website.trim());
  const message = quoteField('message');
  type(message, insertBrief(message?.value ?? '', brief, previousBrief));
  previousBrief = brief;
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: 'center' });
}

function render(copy: SeoPlan) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error) => {
      root = undefined;
      reportError(error);
      onFailure();
    },
  });
  root.render(
    <PlanDialog
      copy={copy}
      opening={opening}
      website={quoteField('website')?.value ?? ''}
      onComplete={(answers) => writeAnswers(copy, answers)}
    />,
  );
}

/** Renders the dialog closed: the first rendering takes longest, and no press waits for it. */
export function preparePlan(copy: SeoPlan) {
  if (opening === 0) render(copy);
}

/** Opens the plan in a dialog. @param onError called when it cannot be shown */
export function openPlan(copy: SeoPlan, onError: () => void) {
  onFailure = onError;
  opening += 1;
  flushSync(() => render(copy));
}
