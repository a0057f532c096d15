import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import styles from './Wizard.module.css';

export type WizardStep = { indicator: string; question: string; hint: string; panel: ReactNode };

type WizardProps = {
  id: string;
  steps: readonly WizardStep[];
  copy: { back: string; next: string; finish: string; done: string };
};

/** Steps of which start-wizard.ts shows one. All panels stay in the page, so nothing typed is lost. */
export function Wizard({ id, steps, copy }: WizardProps) {
  return (
    <form
      className={styles.wizard}
      noValidate
      data-wizard=""
      data-next={copy.next}
      data-finish={copy.finish}
    >
      <ol className={styles.indicators}>
        {steps.map(({ indicator }, index) => (
          <li key={indicator} className={styles.step}>
            <button type="button" className={styles.indicator} data-indicator="">
              <span className={styles.number}>
                <span>{index + 1}</span>
                <Icon name="check" />
              </span>
              {indicator}
              <span className="visually-hidden" data-done="" hidden>
                , {copy.done}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div>
        {steps.map(({ indicator, question, hint, panel }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not described by a hint in every screen reader
          <div
            key={indicator}
            className={styles.panel}
            role="group"
            aria-labelledby={`${id}-${index}-question`}
            aria-describedby={`${id}-${index}-hint`}
            data-panel=""
            hidden
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
        <button type="button" className={styles.back} data-back="" hidden>
          <Icon name="back" />
          {copy.back}
        </button>
        <Pill type="submit" className={styles.next} label={copy.next} />
      </div>
    </form>
  );
}
