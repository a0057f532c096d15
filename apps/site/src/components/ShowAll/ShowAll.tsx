import styles from './ShowAll.module.css';

type ShowAllProps = {
  /** The text of the line. Without it the whole list is visible. */
  label?: string | undefined;
  /** How many items the list has. */
  count: number;
};

/** The line after a long list that shows all of it on a phone, where only the first three items are visible. */
export function ShowAll({ label, count }: ShowAllProps) {
  if (!label || count <= 4) return null;
  return (
    <details className={`no-print ${styles.all}`} data-show-all="">
      <summary>{label}</summary>
    </details>
  );
}
