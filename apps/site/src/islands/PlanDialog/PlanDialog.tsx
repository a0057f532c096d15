import type { SeoPlan } from '@agency/content/schemas/pages/seo-plan.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { closeOnBack } from '../../client/close-on-back.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import { Wizard, WizardStep } from '../Wizard/Wizard.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './PlanDialog.module.css';
import type { PlanAnswers } from './plan-brief.ts';

type PlanDialogProps = {
  copy: SeoPlan;
  /** How often it was opened: 0 before the first time. Each time it begins at the first step; the answers stay. */
  opening: number;
  /** The website of the quote form. */
  website: string;
  onComplete: (answers: PlanAnswers) => void;
};

/** The three questions in a dialog. Nothing is chosen until the visitor chooses, and none has to be answered. */
export function PlanDialog({ copy, opening, website, onComplete }: PlanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const removeEntry = useRef(() => {});
  const [answers, setAnswers] = useState<PlanAnswers>({ goal: '', website: '', timing: '' });
  const answer = (given: Partial<PlanAnswers>) => setAnswers((before) => ({ ...before, ...given }));
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useLayoutEffect(() => {
    if (opening === 0) return;
    answer({ website: answers.website || website });
    dialog.current?.showModal();
    removeEntry.current = closeOnBack(close);
  }, [opening]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="paper"
      closedby="any"
      aria-labelledby="plan-title"
      onClose={() => removeEntry.current()}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 className={styles.title} id="plan-title">
            {copy.title}
          </h2>
          <RoundButton aria-label={copy.close} data-testid="close" onClick={close}>
            <Icon name="close" />
          </RoundButton>
        </header>
        <Wizard
          key={opening}
          id="plan"
          copy={copy}
          onComplete={() => {
            // Closing first: it moves the focus to the button, and the form takes it after that.
            close();
            onComplete(answers);
          }}
        >
          <WizardStep {...copy.goal}>
            <PlanChoice
              name="goal"
              options={copy.goal.options}
              chosen={answers.goal}
              onChoose={(goal) => answer({ goal })}
            />
          </WizardStep>
          <WizardStep {...copy.website}>
            <label className={styles.label} htmlFor="plan-website">
              {copy.website.label}
            </label>
            <input
              className={styles.input}
              id="plan-website"
              type="text"
              name="website"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={answers.website}
              onChange={({ target }) => answer({ website: target.value })}
            />
          </WizardStep>
          <WizardStep {...copy.timing}>
            <PlanChoice
              name="timing"
              options={copy.timing.options}
              chosen={answers.timing}
              onChoose={(timing) => answer({ timing })}
            />
          </WizardStep>
        </Wizard>
      </div>
    </dialog>
  );
}
