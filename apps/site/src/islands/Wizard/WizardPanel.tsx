import type { ReactNode } from 'react';
import styles from './Wizard.module.css';

type WizardPanelProps = {
  id: string;
  question: string;
  hint: string;
  isVisible: boolean;
  children: ReactNode;
};

/** The question of a step, its hint and its fields. */
export function WizardPanel({ id, question, hint, isVisible, children }: WizardPanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not described by a hint in every screen reader
    <div
      className={styles.panel}
      role="group"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-hint`}
      hidden={!isVisible}
      tabIndex={-1}
    >
      <h3 className={styles.question} id={`${id}-question`}>
        {question}
      </h3>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      {children}
    </div>
  );
}
