import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './FormSummary.module.css';

export type Mistake = { name: string; href: string; message: string };

type FormSummaryProps = {
  copy: Pick<InterfaceCopy['form'], 'mistakes' | 'unsent' | 'waiting'>;
  alert: string;
  mistakes: readonly Mistake[];
};

/** What is wrong with a form, in one box: the service without script writes into the same element. */
export function FormSummary({ copy, alert, mistakes }: FormSummaryProps) {
  return (
    <div className={styles.summary}>
      <div
        className={styles.alert}
        role="alert"
        tabIndex={-1}
        data-form-summary={copy.mistakes}
        data-unsent={`${copy.unsent} ${copy.waiting}`}
        suppressHydrationWarning
      >
        {alert}
      </div>
      {mistakes.length > 0 ? (
        <ul>
          {mistakes.map(({ name, href, message }) => (
            <li key={name}>
              <a href={href}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
