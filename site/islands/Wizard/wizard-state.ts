/** Where a wizard stands. Steps count from 1; one past the last means completed. */
export type WizardState = { readonly step: number; readonly total: number };

export type WizardMove = 'next' | 'back' | { readonly to: number };

export type IndicatorState = 'inactive' | 'active' | 'complete';

export function startWizard(total: number, initialStep = 1): WizardState {
  return { total, step: clamp(initialStep, total) };
}

export function moveWizard({ step, total }: WizardState, move: WizardMove): WizardState {
  if (move === 'next') return { total, step: Math.min(step + 1, total + 1) };
  return { total, step: clamp(move === 'back' ? step - 1 : move.to, total) };
}

export function isCompleted({ step, total }: WizardState): boolean {
  return step > total;
}

export function indicatorState(state: WizardState, step: number): IndicatorState {
  if (step === state.step) return 'active';
  return step < state.step ? 'complete' : 'inactive';
}

function clamp(step: number, total: number): number {
  return Math.min(Math.max(step, 1), total);
}
