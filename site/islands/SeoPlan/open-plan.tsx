import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { SeoPlan } from '../../schemas/pages/seo-plan.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type PlanAnswers, writeBrief } from './plan-brief.ts';
import { fillQuote, typedWebsite } from './quote-fields.ts';

const dialog = createRef<HTMLDialogElement>();
let root: Root | undefined;
let openings = 0;
let earlierBrief = '';

/** Opens the plan in a dialog that React makes from nothing: no HTML of the page becomes its own. */
export function openPlan(plan: SeoPlan) {
  function finish(answers: PlanAnswers) {
    const brief = writeBrief(plan, answers);
    // Closing first: the dialog hands the focus back to its button, the form takes it from there.
    dialog.current?.close();
    fillQuote(brief, answers.website.trim(), earlierBrief);
    earlierBrief = brief;
  }
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  const element = (
    <PlanDialog
      ref={dialog}
      opening={openings}
      website={typedWebsite()}
      copy={plan}
      onFinish={finish}
    />
  );
  flushSync(() => root?.render(element));
  dialog.current?.showModal();
}
