import { Icon } from '../../components/Icon/Icon.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import type { SeoPlan } from '../../schemas/pages/seo-plan.ts';
import { Wizard } from '../Wizard/Wizard.tsx';
import styles from './PlanDialog.module.css';

/** The three questions in a dialog. Both choices have their first option selected, so none is empty. */
export function PlanDialog({ copy }: { copy: SeoPlan }) {
  const choice = (name: 'goal' | 'timing') => ({
    ...copy[name],
    panel: (
      <div className={styles.options}>
        {copy[name].options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} value={option} defaultChecked={index === 0} />
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
          type="text"
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      </>
    ),
  };
  return (
    <dialog
      className={styles.dialog}
      data-tone="paper"
      data-brief={copy.brief}
      data-no-website={copy.noWebsite}
      closedby="any"
      aria-labelledby="plan-title"
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 className={styles.title} id="plan-title">
            {copy.title}
          </h2>
          <RoundButton aria-label={copy.close} data-close="">
            <Icon name="close" />
          </RoundButton>
        </header>
        <Wizard id="plan" steps={[choice('goal'), website, choice('timing')]} copy={copy} />
      </div>
    </dialog>
  );
}
