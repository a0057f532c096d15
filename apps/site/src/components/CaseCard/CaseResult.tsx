import styles from './CaseResult.module.css';

/** The result of a case: its first figure, or its headline where there are no figures. */
export type CaseResultProps = {
  value?: string;
  label: string;
};

/** Under a card's picture. */
export function CaseResult({ value, label }: CaseResultProps) {
  return (
    <div className={styles.result}>
      {value ? <strong>{value}</strong> : null} <span>{label}</span>
    </div>
  );
}
