import styles from './CaseResult.module.css';

/** What came of a case: its first figure, or its headline where nothing was counted. */
export type CaseResultProps = {
  value?: string;
  label: string;
  /** The slug of the client in whose colours it is, on pages that hold them; else in the agency's. */
  clientTheme?: string;
};

/** At the bottom of a card's picture: under the pointer or the keyboard, on a touch screen always. */
export function CaseResult({ value, label, clientTheme }: CaseResultProps) {
  return (
    <div className={styles.result} data-card-result="" data-client-theme={clientTheme}>
      {value ? <strong>{value}</strong> : null} <span>{label}</span>
    </div>
  );
}
