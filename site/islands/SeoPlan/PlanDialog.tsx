import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SeoPlan } from '../../schemas/pages/seo-plan.ts';
import { Wizard } from '../Wizard/Wizard.tsx';
import styles from './PlanDialog.module.css';
import type { PlanAnswers } from './plan-brief.ts';

type PlanDialogProps = {
  ref: Ref<HTMLDialogElement>;
  /** Counts the openings: each begins at the first step, with the answers kept. */
  opening: number;
  /** Typed into the quote form already: an empty answer begins with it. */
  website: string;
  copy: SeoPlan;
  onFinish: (answers: PlanAnswers) => void;
};

/** The three questions in a dialog. Both choices begin with their first option, so none is missing. */
export function PlanDialog({ ref, opening, website, copy, onFinish }: PlanDialogProps) {
  const [answers, setAnswers] = useState<PlanAnswers>({
    goal: copy.goal.options[0] ?? '',
    website: '',
    timing: copy.timing.options[0] ?? '',
  });
  useEffect(() => {
    if (opening > 0) setAnswers((earlier) => ({ ...earlier, website: earlier.website || website }));
  }, [opening, website]);
  const answer = (name: keyof PlanAnswers) => (value: string) =>
    setAnswers((earlier) => ({ ...earlier, [name]: value }));

  const steps = [
    {
      indicator: copy.goal.indicator,
      panel: (
        <Choice name="goal" copy={copy.goal} chosen={answers.goal} onChoose={answer('goal')} />
      ),
    },
    {
      indicator: copy.website.indicator,
      panel: (
        <Question copy={copy.website}>
          <label className={styles.label} htmlFor="plan-website">
            {copy.website.label}
          </label>
          <input
            className={styles.input}
            id="plan-website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={answers.website}
            onChange={({ target }) => answer('website')(target.value)}
          />
        </Question>
      ),
    },
    {
      indicator: copy.timing.indicator,
      panel: (
        <Choice
          name="timing"
          copy={copy.timing}
          chosen={answers.timing}
          onChoose={answer('timing')}
        />
      ),
    },
  ];
  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      data-tone="paper"
      closedby="any"
      aria-labelledby="plan-title"
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title} id="plan-title">
            {copy.title}
          </h2>
          <form method="dialog">
            <button className={styles.close} type="submit" aria-label={copy.close}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <Wizard key={opening} steps={steps} copy={copy} onComplete={() => onFinish(answers)} />
      </div>
    </dialog>
  );
}

function Question({
  copy,
  children,
}: {
  copy: { question: string; hint: string };
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{copy.question}</legend>
      <p className={styles.hint}>{copy.hint}</p>
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  copy: SeoPlan['goal'];
  chosen: string;
  onChoose: (option: string) => void;
};

function Choice({ name, copy, chosen, onChoose }: ChoiceProps) {
  return (
    <Question copy={copy}>
      <div className={styles.options}>
        {copy.options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={`plan-${name}`}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </Question>
  );
}
