import { Children, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import styles from './Wizard.module.css';
import { WizardIndicator } from './WizardIndicator.tsx';
import { WizardPanel } from './WizardPanel.tsx';

type WizardStepProps = { indicator: string; question: string; hint: string; children: ReactNode };

/** A step of a wizard: its name, its question with a hint, and the fields for the answer. */
export const WizardStep = ({ children }: WizardStepProps) => children;

type WizardProps = {
  id: string;
  copy: { back: string; next: string; finish: string; done: string };
  /** Counts from 1. */
  initialStep?: number;
  /** Called when a visitor goes on from the last step. */
  onComplete: () => void;
  children: ReactElement<WizardStepProps>[];
};

/** Steps one at a time. The fields of the others stay in the page. */
export function Wizard({ id, copy, initialStep = 1, onComplete, children }: WizardProps) {
  const [step, setStep] = useState(initialStep);
  const panels = useRef<HTMLDivElement>(null);
  const steps = Children.toArray(children) as ReactElement<WizardStepProps>[];
  /** After the last step all are complete, and its panel stays visible. */
  const visible = Math.min(step, steps.length);

  // So that a screen reader says the question with its hint.
  useEffect(() => {
    (panels.current?.children[visible - 1] as HTMLElement | undefined)?.focus();
  }, [visible]);

  function goTo(next: number) {
    setStep(next);
    if (next > steps.length) onComplete();
  }

  return (
    <form
      className={styles.wizard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goTo(visible + 1);
      }}
    >
      <ol className={styles.indicators}>
        {steps.map(({ props: { indicator } }, index) => (
          <WizardIndicator
            key={indicator}
            number={index + 1}
            current={step}
            done={copy.done}
            label={indicator}
            onClick={() => goTo(index + 1)}
          />
        ))}
      </ol>
      <div ref={panels} className={styles.panels}>
        {steps.map((content, index) => (
          <WizardPanel
            key={content.props.indicator}
            id={`${id}-${index}`}
            question={content.props.question}
            hint={content.props.hint}
            isVisible={index + 1 === visible}
          >
            {content}
          </WizardPanel>
        ))}
      </div>
      <div className={styles.controls}>
        {visible > 1 ? (
          <button type="button" className={styles.back} onClick={() => goTo(visible - 1)}>
            <Icon name="back" />
            <span>{copy.back}</span>
          </button>
        ) : null}
        <Pill
          type="submit"
          className={styles.next}
          label={visible === steps.length ? copy.finish : copy.next}
        />
      </div>
    </form>
  );
}
