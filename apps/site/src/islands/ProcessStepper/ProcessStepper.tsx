import { formatIndex, formatPosition } from '../../components/format-position.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './ProcessStepper.module.css';

export type ProcessStep = { title: string; text: string; picture: ImageSources };

export type ProcessStepperProps = {
  heading: string;
  steps: readonly ProcessStep[];
  previous: string;
  next: string;
};

/**
 * The steps of a project in a row that scrolls sideways; start-stepper.ts shows one at a time. A single step has no
 * buttons.
 */
export function ProcessStepper({ heading, steps, previous, next }: ProcessStepperProps) {
  return (
    <Section tone="dark" labelledBy="process-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="process-title">{heading}</h2>
        {steps.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset
          <div className={styles.controls} role="group" aria-labelledby="process-title">
            <button type="button" className={styles.control} data-step="-1" aria-disabled="true">
              <Icon name="back" />
              {previous}
            </button>
            <button type="button" className={styles.control} data-step="1">
              {next}
              <Icon name="arrow" />
            </button>
          </div>
        ) : null}
      </div>
      {steps.length > 1 ? (
        <div className={styles.progress}>
          <p className={styles.caption} data-position="">
            {formatPosition(0, steps.length)}
          </p>
          <progress className={styles.bar} max={steps.length} value={1} aria-hidden="true" />
        </div>
      ) : null}
      <ol
        className={styles.steps}
        tabIndex={0}
        data-stepper=""
        aria-labelledby="process-title"
        aria-live="polite"
      >
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step} data-shown={index === 0 ? '' : undefined}>
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
