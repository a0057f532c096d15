import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatIndex, formatPosition } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './ProcessStepper.module.css';

export type ProcessStep = { title: string; text: string; picture: ImageSources };

export type ProcessStepperProps = {
  heading: string;
  steps: readonly ProcessStep[];
  previous: string;
  next: string;
  tone?: Tone;
};

/** How a project runs. Asleep, all steps stand in a row; awake, one is shown at a time, beside slits of those to come. One alone has no buttons. */
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
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    // Asleep the steps are a row to scroll: whoever went on to the third finds the third.
    const { current } = list;
    if (current) setStep(1 + Math.round(current.scrollLeft / current.clientWidth));
    setAwake(true);
  }, []);
  useEffect(() => {
    // The button under the focus goes dead at either end; the focus moves to its neighbour.
    const { activeElement } = document;
    if (step === steps.length && activeElement === forward.current) back.current?.focus();
    if (step === 1 && activeElement === back.current) forward.current?.focus();
  }, [step, steps.length]);

  const several = steps.length > 1;

  function onKeyDown(event: KeyboardEvent) {
    const change = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!change) return;
    event.preventDefault();
    setStep(Math.min(steps.length, Math.max(1, step + change)));
  }

  return (
    <Section tone={tone} labelledBy="process-title" className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading} id="process-title">
          {heading}
        </h2>
        {several ? (
          // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset
          <div
            className={styles.controls}
            role="group"
            aria-labelledby="process-title"
            onKeyDown={onKeyDown}
          >
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
        ) : null}
      </div>
      {several ? (
        <div className={styles.place}>
          <p className={styles.caption}>{formatPosition(step - 1, steps.length)}</p>
          <progress className={styles.line} max={steps.length} value={step} aria-hidden="true" />
        </div>
      ) : null}
      <ol
        className={styles.steps}
        ref={list}
        data-awake={awake ? '' : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-labelledby="process-title"
        aria-live="polite"
      >
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step} data-shown={index + 1 === step ? '' : undefined}>
            <div className={styles.copy}>
              <p className={styles.number} aria-hidden="true">
                {formatIndex(index)}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.picture}>
              <Picture picture={picture} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
