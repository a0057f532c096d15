import type { FormField, LeadForm } from '../../../contract/form-field.ts';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../../../contract/hidden-fields.ts';
import { LEAD_FORMS, type LeadKind, leadEndpoint } from '../../../contract/lead-forms.ts';
import { ORIGIN_FIELD } from '../../../contract/lead-origin.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { BRIEF_PARAMETER } from './carried-brief.ts';
import styles from './FormBody.module.css';
import { FormSummary } from './FormSummary.tsx';
import { FormTerms } from './FormTerms.tsx';
import { LeadField } from './LeadField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import { useLeadForm } from './use-lead-form.ts';

export type FormBodyProps = {
  kind: LeadKind;
  copy: InterfaceCopy['form'];
  /** Names the privacy notice of the form; kept with the lead. */
  noticeVersion: string;
  /** The services a visitor can tick, where the form has that field. */
  choices: readonly string[];
  /** Origin of the lead service; empty for the page's own. */
  host: string;
  /** The other ways to reach the agency, where the form cannot. */
  phone: { text: string; href: string };
  email: { text: string; href: string };
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/** The fields of a lead form. Plain HTML posts it too; awake, it checks, sends and answers in place. */
export function FormBody({
  kind,
  copy,
  noticeVersion,
  choices,
  host,
  phone,
  email,
  labelledBy,
}: FormBodyProps) {
  const contract: LeadForm = LEAD_FORMS[kind];
  const address = leadEndpoint(kind, host);
  const { element, awake, sending, alert, unsent, errors, services, onInput, onSubmit } =
    useLeadForm(contract, address, copy.mistakes);
  const controlId = (field: FormField) =>
    field.kind === 'services' ? `${field.name}-header` : `${kind}-${field.name}`;
  const mistakes = contract.fields.flatMap((field) => {
    const message = awake ? errors[field.name] : undefined;
    return message ? [{ name: field.name, href: `#${controlId(field)}`, message }] : [];
  });
  const summary = <FormSummary copy={copy} alert={alert} mistakes={mistakes} />;
  const label = unsent ? copy.again : copy.submit[kind];
  return (
    <form
      className={styles.form}
      ref={element}
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate={awake}
      data-address={BRIEF_PARAMETER}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby={labelledBy}
    >
      {/* Above the first field what they say is wrong; what is wrong with the line, at the button. */}
      {unsent ? null : summary}
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        {contract.fields.map((field) =>
          field.kind === 'services' ? (
            <ServicesField
              key={field.name}
              field={field}
              hint={copy.servicesHint}
              choices={choices}
              selected={services}
              awake={awake}
              error={errors[field.name] ?? ''}
            />
          ) : (
            <LeadField
              key={field.name}
              field={field}
              id={controlId(field)}
              error={errors[field.name] ?? ''}
              copy={copy}
            />
          ),
        )}
      </div>
      <input type="hidden" name={SUBMISSION_ID_FIELD} />
      <input type="hidden" name={STARTED_AT_FIELD} />
      <input type="hidden" name={ORIGIN_FIELD} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <FormTerms copy={copy} noticeVersion={noticeVersion} />
      {unsent ? (
        <div className={styles.unsent}>
          {summary}
          <UnsentNote copy={copy} waiting={unsent} phone={phone} email={email} />
        </div>
      ) : null}
      <button className={styles.submit} type="submit" aria-disabled={sending || undefined}>
        {/* The words that the page itself writes here while the script of the form is on its way. */}
        <span data-sending={copy.sending} suppressHydrationWarning>
          {sending ? copy.sending : label}
        </span>
        <Icon name="arrow" />
      </button>
      <span
        className="visually-hidden"
        role="status"
        data-sending={copy.sending}
        suppressHydrationWarning
      >
        {sending ? copy.sending : ''}
      </span>
    </form>
  );
}
