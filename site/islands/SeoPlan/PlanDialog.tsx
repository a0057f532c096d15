import { type Ref, useEffect, useState } from 'react';
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
export function PlanDialog({ ref, opening, website: typed, copy, onFinish }: PlanDialogProps) {
  const [answers, setAnswers] = useState<PlanAnswers>({
    goal: copy.goal.options[0] ?? '',
    website: '',
    timing: copy.timing.options[0] ?? '',
  });
  useEffect(() => {
    if (opening > 0) setAnswers((earlier) => ({ ...earlier, website: earlier.website || typed }));
  }, [opening, typed]);
  const answer = (name: keyof PlanAnswers) => (value: string) =>
    setAnswers((earlier) => ({ ...earlier, [name]: value }));

  const choice = (name: 'goal' | 'timing') => ({
    ...copy[name],
    panel: (
      <div className={styles.options}>
        {copy[name].options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={`plan-${name}`}
              checked={option === answers[name]}
              onChange={() => answer(name)(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    ),
  });
  const website = {
    ...copy.website,
    panel: (
      <>
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
      </>
    ),
  };
  const steps = [choice('goal'), website, choice('timing')];
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
