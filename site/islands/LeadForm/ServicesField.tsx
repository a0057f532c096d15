import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FormField, fieldErrorId } from '../../../contract/form-field.ts';
import { servicesLabel } from '../../../contract/services.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FieldError } from './LeadField.tsx';
import styles from './ServicesField.module.css';
import tick from './TickBox.module.css';

type ServicesFieldProps = {
  field: FormField;
  hint: string;
  choices: readonly string[];
  selected: readonly string[];
  /** Asleep, style sheets show which boxes are ticked. */
  awake: boolean;
  error: string;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Services to tick in a dropdown. Open and closed are the browser's own, so it works asleep. */
export function ServicesField({
  field,
  hint,
  choices,
  selected,
  awake,
  error,
}: ServicesFieldProps) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  const hintId = `${field.name}-hint`;

  useEffect(() => {
    // On click, not on press: closing moves the page, and the button below must still be met.
    const closeFromOutside = ({ target }: MouseEvent) => {
      const { current } = dropdown;
      if (current?.open && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const { currentTarget } = event;
    if (event.key === 'Escape' && currentTarget.open) {
      event.preventDefault();
      currentTarget.open = false;
      currentTarget.querySelector('summary')?.focus();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    currentTarget.open = true;
    const boxes = [...currentTarget.querySelectorAll('input')];
    const at = boxes.indexOf(document.activeElement as HTMLInputElement);
    const next = at === -1 ? (step === 1 ? 0 : boxes.length - 1) : at + step;
    boxes.at(next % boxes.length)?.focus();
  }

  return (
    <fieldset className={styles.services} data-awake={awake ? '' : undefined}>
      <legend className={styles.legend}>{field.label}</legend>
      <details className={styles.dropdown} ref={dropdown} onKeyDown={onKeyDown}>
        <summary
          className={styles.header}
          id={`${field.name}-header`}
          aria-describedby={`${hintId} ${fieldErrorId(field.name)}`}
          data-control={field.name}
        >
          <span className={styles.choice}>
            <span className={styles.chosen}>{servicesLabel(selected)}</span>
            {awake ? null : (
              <span className={styles.ticked}>
                {choices.map((service) => (
                  <span key={service}>{service}</span>
                ))}
              </span>
            )}
          </span>
          <Icon name="plus" />
        </summary>
        <ul className={styles.options}>
          {choices.map((service) => (
            <li key={service}>
              <label className={styles.option}>
                <input className={tick.box} type="checkbox" name={field.name} value={service} />
                <span>{service}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <FieldError name={field.name} message={error} />
    </fieldset>
  );
}
