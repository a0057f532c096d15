import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './Wizard.module.css';
import {
  indicatorState,
  isCompleted,
  moveWizard,
  startWizard,
  type WizardMove,
} from './wizard-state.ts';

export type WizardStep = { indicator: string; question: string; hint: string; panel: ReactNode };

type WizardProps = {
  steps: readonly WizardStep[];
  copy: { back: string; next: string; finish: string; done: string };
  onComplete: () => void;
  /** The step to start with, counted from 1. */
  initialStep?: number;
};

/** Steps one after another. All panels stay in place, so nothing typed is lost on the way back. */
export function Wizard({ steps, copy, onComplete, initialStep = 1 }: WizardProps) {
  const [state, setState] = useState(() => startWizard(steps.length, initialStep));
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const shown = Math.min(state.step, state.total);

  useEffect(() => {
    if (moved.current)
      panels.current?.querySelector<HTMLElement>(`[data-step="${shown}"]`)?.focus();
  }, [shown]);

  function move(to: WizardMove) {
    moved.current = true;
    const next = moveWizard(state, to);
    setState(next);
    if (isCompleted(next)) onComplete();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    move('next');
  }

  return (
    <form className={styles.wizard} noValidate onSubmit={onSubmit}>
      <ol className={styles.indicators}>
        {steps.map(({ indicator }, index) => (
          <li key={indicator} className={styles.place}>
            <button
              type="button"
              className={styles.indicator}
              data-state={indicatorState(state, index + 1)}
              aria-current={state.step === index + 1 ? 'step' : undefined}
              onClick={() => move({ to: index + 1 })}
            >
              <span className={styles.number}>
                <span>{index + 1}</span>
                <Icon name="check" />
              </span>
              {indicator}
              {indicatorState(state, index + 1) === 'complete' ? (
                <span className="visually-hidden">, {copy.done}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <div ref={panels}>
        {steps.map(({ indicator, question, hint, panel }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not described by a hint in every screen reader
          <div
            key={indicator}
            className={styles.panel}
            role="group"
            aria-labelledby={`${id}-${index}-question`}
            aria-describedby={`${id}-${index}-hint`}
            data-step={index + 1}
            hidden={shown !== index + 1}
            tabIndex={-1}
          >
            <h3 className={styles.question} id={`${id}-${index}-question`}>
              {question}
            </h3>
            <p className={styles.hint} id={`${id}-${index}-hint`}>
              {hint}
            </p>
            {panel}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {shown > 1 ? (
          <button type="button" className={styles.back} onClick={() => move('back')}>
            <Icon name="back" />
            {copy.back}
          </button>
        ) : null}
        <button type="submit" className={styles.next}>
          {shown === state.total ? copy.finish : copy.next}
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
