import { ATTRIBUTION_FIELD } from '@agency/contract/attribution.ts';
import { CONFIRMED_FIELD } from '@agency/contract/confirmed-field.ts';
import type { FormField } from '@agency/contract/form-field.ts';
import { formWith } from '@agency/contract/form-settings.ts';
import { FORM_WORDS, type FormWords } from '@agency/contract/form-words.ts';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contract/hidden-fields.ts';
import { LANGUAGE_FIELD } from '@agency/contract/language-field.ts';
import { type LeadKind, leadEndpoint } from '@agency/contract/lead-forms.ts';
import { Pill } from '../../../components/Pill/Pill.tsx';
import type { Words } from '../../../content.ts';
import styles from './FormBody.module.css';
import { FormTerms } from './FormTerms.tsx';
import type { FormText } from './form-messages.ts';
import { LeadField, requiredNoteId } from './LeadField.tsx';
import { SendFailedNote } from './SendFailedNote.tsx';
import { ServicesField } from './ServicesField.tsx';

export type FormBodyProps = {
  kind: LeadKind;
  copy: Words['form'];
  /** The language of the page, where it is not that of the site, and where its form leads. */
  language?: string;
  thankYou?: string;
  /** The version of the privacy notice, stored with the lead. */
  noticeVersion: string;
  /** The services a visitor can tick, where the form has that field. */
  choices: readonly string[];
  /** Suggested for the industry, where the form has that field. */
  industries: readonly string[];
  /** What that field is filled in with. */
  industry?: string;
  /** Origin of the lead service; empty for the page's own. */
  host: string;
  /** How to reach the agency when the form cannot be sent. */
  phone: { text: string; href: string };
  email: { text: string; href: string };
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/** The messages that the script of a form shows, without those of the service. */
const onlyFormWords = (messages: FormWords) =>
  Object.fromEntries(
    Object.keys(FORM_WORDS).map((name) => [name, messages[name as keyof FormWords]]),
  ) as FormWords;

/** A lead form that the browser posts by itself. lead-form.ts checks and sends it in place, on the same elements. */
export function FormBody({
  kind,
  copy,
  language,
  thankYou,
  noticeVersion,
  choices,
  industries,
  industry,
  host,
  phone,
  email,
  labelledBy,
}: FormBodyProps) {
  const { fields } = formWith(kind, copy.fields);
  const { sending, again, mistakes, doubts, length, messages, noServices, services } = copy;
  const words = messages && onlyFormWords(messages);
  const text: FormText = { sending, again, mistakes, doubts, length, words, thankYou };
  const controlId = (field: FormField) => `${kind}-${field.name}`;
  return (
    <form
      className={styles.form}
      method="post"
      action={leadEndpoint(kind, host)}
      encType="multipart/form-data"
      data-lead-form={kind}
      data-text={JSON.stringify(text)}
      data-fields={JSON.stringify(fields)}
      aria-labelledby={labelledBy}
    >
      <div
        className={styles.summary}
        role="alert"
        tabIndex={-1}
        data-form-summary={mistakes}
        data-form-question={doubts}
      />
      <p className={styles.required} id={requiredNoteId}>
        {copy.required}
      </p>
      <div className={styles.fields}>
        {fields.map((field) =>
          field.kind === 'services' ? (
            <ServicesField
              key={field.name}
              id={controlId(field)}
              field={field}
              hint={copy.servicesHint}
              choices={choices.map((name) => ({ name, label: services?.[name] ?? name }))}
              none={noServices}
            />
          ) : (
            <LeadField
              key={field.name}
              id={controlId(field)}
              field={field}
              {...(field.name === 'industry' && {
                // They are words of case studies, in the language of the site.
                suggestions: language ? undefined : industries,
                given: industry,
              })}
            />
          ),
        )}
      </div>
      <input type="hidden" name={SUBMISSION_ID_FIELD} />
      <input type="hidden" name={STARTED_AT_FIELD} />
      <input type="hidden" name={ATTRIBUTION_FIELD} />
      <input type="hidden" name={CONFIRMED_FIELD} />
      {language ? <input type="hidden" name={LANGUAGE_FIELD} value={language} /> : null}
      <div className={styles.honeypot} aria-hidden="true">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <FormTerms copy={copy} noticeVersion={noticeVersion} />
      <SendFailedNote copy={copy} phone={phone} email={email} />
      {copy.promise ? <p className={styles.promise}>{copy.promise}</p> : null}
      <Pill type="submit" className={styles.submit} label={copy.submit[kind]} />
      <span className="visually-hidden" role="status" data-sending-note="" />
    </form>
  );
}
