import type { LeadForm as LeadContract } from '../../../contract/form-field.ts';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../../../contract/hidden-fields.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import { LeadField } from './LeadField.tsx';
import styles from './LeadForm.module.css';
import { ServicesField } from './ServicesField.tsx';
import { useLeadForm } from './use-lead-form.ts';

type LeadFormProps = {
  contract: LeadContract;
  /** Where the lead is posted, with the host of the lead service. */
  address: string;
  words: InterfaceWords['form'];
  submit: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/** A lead form of the contract. Plain HTML posts it too; awake, it checks, sends and answers in place. */
export function LeadForm({ contract, address, words, submit, labelledBy }: LeadFormProps) {
  const { element, awake, sending, alert, errors, services, onInput, onSubmit } = useLeadForm(
    contract,
    address,
  );
  return (
    <form
      className={styles.form}
      ref={element}
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate={awake}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby={labelledBy}
    >
      <p className={styles.required}>{words.required}</p>
      <div className={styles.fields}>
        {contract.fields.map((field) =>
          field.kind === 'services' ? (
            <ServicesField
              key={field.name}
              field={field}
              hint={words.servicesHint}
              selected={services}
              error={errors[field.name] ?? ''}
            />
          ) : (
            <LeadField
              key={field.name}
              field={field}
              id={`${contract.kind}-${field.name}`}
              error={errors[field.name] ?? ''}
            />
          ),
        )}
      </div>
      <input type="hidden" name={SUBMISSION_ID_FIELD} />
      <input type="hidden" name={STARTED_AT_FIELD} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div
        className={styles.alert}
        role="alert"
        tabIndex={-1}
        data-form-summary=""
        suppressHydrationWarning
      >
        {alert}
      </div>
      <button className={styles.submit} type="submit" aria-disabled={sending || undefined}>
        <span>{sending ? words.sending : submit}</span>
        <Icon name="arrow" />
      </button>
      <span className="visually-hidden" role="status">
        {sending ? words.sending : ''}
      </span>
    </form>
  );
}
