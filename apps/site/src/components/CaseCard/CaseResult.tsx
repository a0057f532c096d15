import styles from './CaseResult.module.css';

/** The result of a case: its first figure, or its headline where there are no figures. */
export type CaseResultProps = {
  value?: string;
  label: string;
  /** The slug of the client whose colours it has, on pages with client themes; else the agency's. */
  clientTheme?: string;
};

/** Under a card's picture. */
export function CaseResult({ value, label, clientTheme }: CaseResultProps) {
  return (
    <div className={styles.result} data-client-theme={clientTheme}>
      {value ? <strong>{value}</strong> : null} <span>{label}</span>
    </div>
  );
}
