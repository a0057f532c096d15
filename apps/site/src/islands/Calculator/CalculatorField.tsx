import { FieldError } from '../../components/FieldError/FieldError.tsx';
import type { CalculatorField as Field } from '../../formulas/formula.ts';
import styles from './CalculatorField.module.css';

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: Field;
  copy: { label: string; hint?: string | undefined } | undefined;
  /** What it contains before anyone types. */
  initialValue: string;
};

/** One row of the calculator: the label at the left, the number at the right. */
export function CalculatorField({ id, name, field, copy, initialValue }: CalculatorFieldProps) {
  const hint = copy?.hint;
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id}>
        {copy?.label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className={styles.entry}>
        {field.unit === 'rupees' ? <span aria-hidden="true">₹</span> : null}
        <input
          className={styles.input}
          type="text"
          id={id}
          name={name}
          inputMode={field.whole ? 'numeric' : 'decimal'}
          maxLength={14}
          defaultValue={initialValue}
          aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
        />
        {field.unit === 'percent' ? <span aria-hidden="true">%</span> : null}
      </div>
      <div className={styles.error}>
        <FieldError id={`${id}-error`} />
      </div>
    </div>
  );
}
