import { FieldError } from '../../components/FieldError/FieldError.tsx';
import type { CalculatorField as Field } from '../../formulas/formula.ts';
import styles from './CalculatorField.module.css';

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: Field;
  copy: { label: string; hint?: string | undefined } | undefined;
  /** What it contains before anyone types. */
  begun: string;
};

/** One line of the sheet: what is asked at the left, the figure at the right. */
export function CalculatorField({ id, name, field, copy, begun }: CalculatorFieldProps) {
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
          defaultValue={begun}
          aria-describedby={hint ? `${id}-mistake ${id}-hint` : `${id}-mistake`}
        />
        {field.unit === 'percent' ? <span aria-hidden="true">%</span> : null}
      </div>
      <div className={styles.mistake}>
        <FieldError id={`${id}-mistake`} />
      </div>
    </div>
  );
}
