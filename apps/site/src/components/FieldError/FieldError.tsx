import styles from './FieldError.module.css';

type FieldErrorProps = {
  id: string;
  /** The name of its field, by which the lead service finds where a message belongs. */
  field?: string;
  message?: string;
};

/** What is wrong with a field. Always in the page, empty while nothing is: scripts and the lead service write into it. */
export function FieldError({ id, field, message }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} data-error-for={field}>
      {message}
    </p>
  );
}
