import { useEffect, useRef, useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameOf } from '../../pictures/frame-number.ts';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './ProcessStepper.module.css';

export type ProcessStep = { title: string; text: string; picture: RenderedPicture };

type ProcessStepperProps = {
  heading: string;
  steps: readonly ProcessStep[];
  previous: string;
  next: string;
  tone?: Tone;
};

/** How a project runs. Asleep, all steps stand in a row; awake, one is shown at a time. */
export function ProcessStepper({
  heading,
  steps,
  previous,
  next,
  tone = 'dark',
}: ProcessStepperProps) {
  const [awake, setAwake] = useState(false);
  const [step, setStep] = useState(1);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    // The button under the focus goes dead at either end; the focus moves to its neighbour.
    const { activeElement } = document;
    if (step === steps.length && activeElement === forward.current) back.current?.focus();
    if (step === 1 && activeElement === back.current) forward.current?.focus();
  }, [step, steps.length]);

  return (
    <Band tone={tone} labelledBy="process-title">
      <div className={styles.head}>
        <h2 className={styles.heading} id="process-title">
          {heading}
        </h2>
        <div className={styles.controls} data-awake={awake ? '' : undefined}>
          <button
            type="button"
            className={styles.control}
            ref={back}
            disabled={step === 1}
            onClick={() => setStep(step - 1)}
          >
            <Icon name="back" />
            {previous}
          </button>
          <button
            type="button"
            className={styles.control}
            ref={forward}
            disabled={step === steps.length}
            onClick={() => setStep(step + 1)}
          >
            {next}
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <div className={styles.place} data-awake={awake ? '' : undefined}>
        <p className={styles.caption}>{frameOf(step - 1, steps.length)}</p>
        <progress className={styles.line} max={steps.length} value={step} aria-hidden="true" />
      </div>
      <ol
        className={styles.steps}
        data-awake={awake ? '' : undefined}
        tabIndex={awake ? undefined : 0}
        aria-labelledby="process-title"
        aria-live="polite"
      >
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step} data-shown={index + 1 === step ? '' : undefined}>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.picture}>
              <Picture picture={picture} />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
