import { type FormField, fieldErrorId } from '@agency/contract/form-field.ts';
import { FieldError } from '../../../components/FieldError/FieldError.tsx';
import styles from './FormBody.module.css';

export type LeadFieldProps = {
  field: FormField;
  id: string;
  /** Offered while the visitor types; any other text is allowed. */
  suggestions?: readonly string[];
  /** What it is filled in with. */
  given?: string;
};

/** The sentence of the form that says what the star means. */
export const requiredNoteId = 'required-note';

const inputModes = { tel: 'tel', email: 'email', website: 'url' } as const;

function inputMode({ kind, type }: FormField) {
  if (kind === 'website') return inputModes.website;
  return type === 'tel' || type === 'email' ? inputModes[type] : undefined;
}

function Control({ field, id, suggestions, given }: LeadFieldProps) {
  const isAddress = field.kind === 'email' || field.kind === 'website';
  const shared = {
    className: styles.control,
    id,
    name: field.name,
    defaultValue: given,
    required: field.required,
    autoComplete: field.autocomplete,
    // Without it, Firefox announces an empty required field as invalid before anyone has typed.
    'aria-invalid': field.required ? false : undefined,
    // Orca does not say that a field with suggestions is required: it reads the sentence about the star.
    'aria-describedby':
      suggestions && field.required
        ? `${fieldErrorId(field.name)} ${requiredNoteId}`
        : fieldErrorId(field.name),
    'data-control': field.name,
  };
  if (field.type === 'textarea') return <textarea {...shared} rows={5} />;
  const listId = suggestions ? `${id}-suggestions` : undefined;
  const input = (
    <input
      {...shared}
      list={listId}
      type={field.type}
      inputMode={inputMode(field)}
      autoCapitalize={field.kind === 'website' ? 'none' : undefined}
      spellCheck={isAddress ? false : undefined}
    />
  );
  if (!suggestions) return input;
  return (
    <>
      {input}
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

/** One field with its label above and its error message below. */
export function LeadField({ field, id, suggestions, given }: LeadFieldProps) {
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.required ? (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      <Control field={field} id={id} suggestions={suggestions} given={given} />
      <p className={styles.length} data-length-of={field.name} hidden />
      <FieldError id={fieldErrorId(field.name)} field={field.name} />
    </div>
  );
}
