import { formatIndex, formatPosition } from '../../components/format-position.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './ProcessStepper.module.css';
import { useStepper } from './use-stepper.ts';

export type ProcessStep = { title: string; text: string; picture: ImageSources };

export type ProcessStepperProps = {
  heading: string;
  steps: readonly ProcessStep[];
  previous: string;
  next: string;
};

/** The steps of a project, one at a time. A single step has no buttons. */
export function ProcessStepper({ heading, steps, previous, next }: ProcessStepperProps) {
  const { list, current, isReady, move, onKeyDown } = useStepper(steps.length);
  const position = formatPosition(current, steps.length);
  const hasButtons = steps.length > 1;
  return (
    <Section tone="dark" labelledBy="process-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="process-title" suppressHydrationWarning>
          {heading}
        </h2>
        {hasButtons ? (
          // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset
          <div
            className={`${styles.controls} needs-script`}
            role="group"
            aria-labelledby="process-title"
            data-ready={isReady || undefined}
            onKeyDown={onKeyDown}
          >
            {/* A disabled button would lose the focus, and the next press would be for another one. */}
            <button
              type="button"
              className={styles.control}
              aria-disabled={current === 0}
              onClick={() => move(-1)}
            >
              <Icon name="back" />
              <span suppressHydrationWarning>{previous}</span>
            </button>
            <button
              type="button"
              className={styles.control}
              aria-disabled={current === steps.length - 1}
              onClick={() => move(1)}
              data-testid="next-step"
            >
              <span suppressHydrationWarning>{next}</span>
              <Icon name="arrow" />
            </button>
          </div>
        ) : null}
      </div>
      {hasButtons ? (
        <div className={`${styles.progress} needs-script`}>
          <p key={position} className={styles.caption} suppressHydrationWarning>
            {position}
          </p>
          <progress
            className={styles.bar}
            max={steps.length}
            value={current + 1}
            aria-hidden="true"
          />
        </div>
      ) : null}
      <ol
        ref={list}
        className={styles.steps}
        tabIndex={0}
        aria-labelledby="process-title"
        aria-live="polite"
        data-ready={(isReady && hasButtons) || undefined}
        data-testid="stepper"
        onKeyDown={onKeyDown}
      >
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step} data-shown={index === current || undefined}>
            <div className={styles.copy}>
              <p className={styles.number} aria-hidden="true" suppressHydrationWarning>
                {formatIndex(index)}
              </p>
              <h3 className={styles.title} suppressHydrationWarning>
                {title}
              </h3>
              <p className={styles.text} suppressHydrationWarning>
                {text}
              </p>
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
