import { useState } from 'react';
import { type FormField, fieldErrorId } from '../../../contract/form-field.ts';
import { lengthNote } from '../../../contract/messages.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './FormBody.module.css';

export type LeadFieldProps = {
  field: FormField;
  id: string;
  error: string;
  copy: Pick<InterfaceCopy['form'], 'length'>;
};

/** The part of its limit from which on a text is counted aloud. */
const nearLimit = 0.8;

const inputModes = { tel: 'tel', email: 'email', website: 'url' } as const;

function inputMode({ kind, type }: FormField) {
  if (kind === 'website') return inputModes.website;
  return type === 'tel' || type === 'email' ? inputModes[type] : undefined;
}

/** React empties a textarea when it takes the page over, so what stands there becomes its default. */
function typedBefore(id: string): string {
  if (typeof document === 'undefined') return '';
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : '';
}

/** One field: its name above, its message below. The value lives in the DOM, script or not. */
export function LeadField({ field, id, error, copy }: LeadFieldProps) {
  const [typed] = useState(() => typedBefore(id));
  const [length, setLength] = useState(typed.length);
  const machineRead = field.kind === 'email' || field.kind === 'website';
  const shared = {
    className: styles.control,
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': fieldErrorId(field.name),
    'data-control': field.name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setLength(currentTarget.value.length),
  };
  function control() {
    if (field.kind === 'choice') {
      const { options, unchosen } = field;
      return <ChoiceList {...shared} options={options} unchosen={unchosen} />;
    }
    if (field.type === 'textarea') return <textarea {...shared} rows={5} defaultValue={typed} />;
    return (
      <input
        {...shared}
        type={field.type}
        inputMode={inputMode(field)}
        autoCapitalize={field.kind === 'website' ? 'none' : undefined}
        spellCheck={machineRead ? false : undefined}
      />
    );
  }
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
      {control()}
      {field.kind !== 'choice' && length > field.maxLength * nearLimit ? (
        <p className={styles.length}>{lengthNote(copy.length, length, field.maxLength)}</p>
      ) : null}
      <FieldError name={field.name} message={error} />
    </div>
  );
}

/** Always in the page: the service without script and the island write the message to one place. */
export function FieldError({ name, message }: { name: string; message: string }) {
  return (
    <p
      className={styles.error}
      id={fieldErrorId(name)}
      data-error-for={name}
      suppressHydrationWarning
    >
      {message}
    </p>
  );
}
