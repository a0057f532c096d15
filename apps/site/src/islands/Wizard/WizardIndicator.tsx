import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './Wizard.module.css';

type WizardIndicatorProps = {
  number: number;
  /** The step that is shown. */
  current: number;
  label: string;
  /** Read out after the name of a complete step. */
  done: string;
  onClick: () => void;
};

/** The name of a step, which leads to it. Steps before the current one are complete. */
export function WizardIndicator({ number, current, label, done, onClick }: WizardIndicatorProps) {
  const state = number < current ? 'complete' : number === current ? 'active' : 'inactive';
  return (
    <li className={styles.step}>
      <button
        type="button"
        className={styles.indicator}
        data-state={state}
        aria-current={state === 'active' ? 'step' : undefined}
        onClick={onClick}
      >
        <span className={styles.number}>
          <span>{number}</span>
          <Icon name="check" />
        </span>
        <span>{label}</span>
        {state === 'complete' ? <span className="visually-hidden">{`, ${done}`}</span> : null}
      </button>
    </li>
  );
}
