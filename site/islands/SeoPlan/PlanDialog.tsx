import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SeoPlan } from '../../shapes/pages/seo-plan.ts';
import { Wizard } from '../Wizard/Wizard.tsx';
import styles from './PlanDialog.module.css';
import type { PlanAnswers } from './plan-brief.ts';

type PlanDialogProps = {
  ref: Ref<HTMLDialogElement>;
  /** Counts the openings: each begins at the first step, with the answers kept. */
  round: number;
  words: SeoPlan;
  onFinish: (answers: PlanAnswers) => void;
};

/** The three questions in a dialog. Both choices begin with their first option, so none is missing. */
export function PlanDialog({ ref, round, words, onFinish }: PlanDialogProps) {
  const [answers, setAnswers] = useState<PlanAnswers>({
    goal: words.goal.options[0] ?? '',
    website: '',
    timing: words.timing.options[0] ?? '',
  });
  const answer = (name: keyof PlanAnswers) => (value: string) =>
    setAnswers((earlier) => ({ ...earlier, [name]: value }));

  const steps = [
    {
      indicator: words.goal.indicator,
      panel: (
        <Choice name="goal" words={words.goal} chosen={answers.goal} onChoose={answer('goal')} />
      ),
    },
    {
      indicator: words.website.indicator,
      panel: (
        <Question words={words.website}>
          <label className={styles.label} htmlFor="plan-website">
            {words.website.label}
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
      indicator: words.timing.indicator,
      panel: (
        <Choice
          name="timing"
          words={words.timing}
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
            {words.title}
          </h2>
          <form method="dialog">
            <button className={styles.close} type="submit" aria-label={words.close}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <Wizard key={round} steps={steps} words={words} onComplete={() => onFinish(answers)} />
      </div>
    </dialog>
  );
}

function Question({
  words,
  children,
}: {
  words: { question: string; hint: string };
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{words.question}</legend>
      <p className={styles.hint}>{words.hint}</p>
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  words: SeoPlan['goal'];
  chosen: string;
  onChoose: (option: string) => void;
};

function Choice({ name, words, chosen, onChoose }: ChoiceProps) {
  return (
    <Question words={words}>
      <div className={styles.options}>
        {words.options.map((option) => (
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
