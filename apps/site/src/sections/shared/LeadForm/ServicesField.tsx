import { type FormField, fieldErrorId } from '@agency/contract/form-field.ts';
import { servicesLabel } from '@agency/contract/services.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { FieldError } from '../../../components/FieldError/FieldError.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import checkbox from './Checkbox.module.css';
import styles from './ServicesField.module.css';

type ServicesFieldProps = {
  id: string;
  field: FormField;
  hint: string;
  /** The services: their names as they are sent, and what visitors read. */
  choices: readonly { name: string; label: string }[];
  /** What the header shows while none is chosen, where it is not in English. */
  none: string | undefined;
};

/** Shows each name in the header while its box is ticked, with a comma before the next ticked one. */
const showTicked = (choices: readonly unknown[]) =>
  choices
    .map((_choice, index) => {
      const item = `:nth-child(${index + 1})`;
      const name = `.${styles.name}${item}`;
      return `.${styles.services}:has(li${item} :checked) ${name},.${styles.services}:has(li${item}~li :checked) ${name} .${styles.comma}{display:inline}`;
    })
    .join('');

/** A dropdown with a checkbox for each service. Its header names the ticked ones without a script. */
export function ServicesField({ id, field, hint, choices, none }: ServicesFieldProps) {
  const hintId = `${field.name}-hint`;
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{field.label}</legend>
      <ContentStyle rules={showTicked(choices)} />
      <details className={styles.dropdown}>
        <summary
          className={styles.header}
          id={id}
          aria-describedby={`${hintId} ${fieldErrorId(field.name)}`}
          data-control={field.name}
        >
          <span className={styles.choice}>
            <span className={styles.none} data-chosen="">
              {servicesLabel([], none)}
            </span>{' '}
            <span>
              {choices.map(({ name, label }) => (
                <span key={name} className={styles.name}>
                  {label}
                  <span className={styles.comma}>, </span>
                </span>
              ))}
            </span>
          </span>
          <Icon name="plus" />
        </summary>
        <ul className={styles.options}>
          {choices.map(({ name, label }) => (
            <li key={name}>
              <label className={styles.option}>
                <input className={checkbox.box} type="checkbox" name={field.name} value={name} />
                <span>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <FieldError id={fieldErrorId(field.name)} field={field.name} />
    </fieldset>
  );
}
