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
  choices: readonly string[];
};

/** Shows each name in the header while its box is ticked, with a comma before the next ticked one. */
const showTicked = (choices: readonly string[]) =>
  choices
    .map((_choice, index) => {
      const item = `:nth-child(${index + 1})`;
      const name = `.${styles.name}${item}`;
      return `.${styles.services}:has(li${item} :checked) ${name},.${styles.services}:has(li${item}~li :checked) ${name} .${styles.comma}{display:inline}`;
    })
    .join('');

/** A dropdown with a checkbox for each service. Its header names the ticked ones without a script. */
export function ServicesField({ id, field, hint, choices }: ServicesFieldProps) {
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
              {servicesLabel([])}
            </span>{' '}
            <span>
              {choices.map((service) => (
                <span key={service} className={styles.name}>
                  {service}
                  <span className={styles.comma}>, </span>
                </span>
              ))}
            </span>
          </span>
          <Icon name="plus" />
        </summary>
        <ul className={styles.options}>
          {choices.map((service) => (
            <li key={service}>
              <label className={styles.option}>
                <input className={checkbox.box} type="checkbox" name={field.name} value={service} />
                <span>{service}</span>
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
