import styles from './CaseResult.module.css';

/** What came of a case: its first figure, or its headline where nothing was counted. */
export type CaseResultProps = { value?: string; label: string };

/** Comes up over the foot of a card's picture under the hand or the keyboard; on a touch screen it lies there. */
export function CaseResult({ value, label }: CaseResultProps) {
  return (
    <div className={styles.result} data-card-result="">
      {value ? <strong>{value}</strong> : null} <span>{label}</span>
    </div>
  );
}
