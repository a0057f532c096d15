import type { CalculatorField as Field } from '@agency/content/formulas/formula.ts';
import type { FocusEventHandler } from 'react';
import { FieldError } from '../../components/FieldError/FieldError.tsx';
import styles from './CalculatorField.module.css';

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: Field;
  copy: { label: string; hint?: string } | undefined;
  /** What it contains before anyone types. */
  initialValue: string;
  /** Empty while there is none to show. */
  mistake: string;
  onBlur: FocusEventHandler<HTMLInputElement>;
};

/** One row of the calculator: the label at the left, the number at the right. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { id, name, field, copy, initialValue, mistake, onBlur } = props;
  const hint = copy?.hint;
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id} suppressHydrationWarning>
        {copy?.label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`} suppressHydrationWarning>
          {hint}
        </p>
      ) : null}
      <div className={styles.entry}>
        {field.unit === 'rupees' ? (
          <span aria-hidden="true" suppressHydrationWarning>
            ₹
          </span>
        ) : null}
        <input
          className={styles.input}
          type="text"
          id={id}
          name={name}
          inputMode={field.whole ? 'numeric' : 'decimal'}
          maxLength={20}
          defaultValue={initialValue}
          aria-invalid={mistake !== ''}
          onBlur={onBlur}
          aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
        />
        {field.unit === 'percent' ? (
          <span aria-hidden="true" suppressHydrationWarning>
            %
          </span>
        ) : null}
      </div>
      <div className={styles.error}>
        <FieldError id={`${id}-error`} message={mistake} />
      </div>
    </div>
  );
}
