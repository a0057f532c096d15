import styles from './FieldError.module.css';

type FieldErrorProps = {
  id: string;
  /** The name of its field, by which the lead service finds the place of a message. */
  field?: string;
};

/** The error message of a field. Empty at first: scripts and the lead service write into it. */
export function FieldError({ id, field }: FieldErrorProps) {
  return <p className={styles.error} id={id} data-error-for={field} />;
}
