import styles from './FieldError.module.css';

type FieldErrorProps = {
  id: string;
  /** The name of its field, by which the lead service finds the place of a message. */
  field?: string;
  message?: string;
};

/** The error message of a field. In a form it is empty: its script and the lead service write into it. */
export function FieldError({ id, field, message }: FieldErrorProps) {
  return (
    <p key={message} className={styles.error} id={id} data-error-for={field}>
      {message}
    </p>
  );
}
