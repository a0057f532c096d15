import { type MouseEvent, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { CalculatorKind } from '../../schemas/calculator-parts.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import styles from './Calculator.module.css';
import { CalculatorField } from './CalculatorField.tsx';
import { reckon } from './ledger.ts';
import { askedFields, typedExample } from './read-figures.ts';
import { SumTable } from './SumTable.tsx';
import { anchorOf, briefOf, KIND_PARAMETER, quoteAddress } from './sum-address.ts';
import { useCalculator } from './use-calculator.ts';

export type CalculatorProps = {
  kind: CalculatorKind;
  /** A figure for every field: the worked sum of the article. */
  example: Record<string, number>;
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
};

/** A worked sum that the reader may redo with figures of their own. Asleep, it shows the example. */
export function Calculator({ kind, example, copy }: CalculatorProps) {
  const { shared, own } = copy;
  const sheet = useRef<HTMLElement>(null);
  const calculator = useCalculator(kind, example, copy);
  const { form, typed, address, ledger, figure, note, result, said, mistakes, on } = calculator;
  const begun = typedExample(kind, example);
  const id = anchorOf(kind);
  const idOf = (name: string) => `${kind}-${name}`;

  function onShare(event: MouseEvent) {
    event.preventDefault();
    calculator.share();
  }

  /** Prints this sheet and nothing around it. */
  function onPrint() {
    if (!sheet.current) return;
    const { dataset } = sheet.current;
    dataset.printed = '';
    addEventListener('afterprint', () => delete dataset.printed, { once: true });
    print();
  }

  return (
    <section className={styles.sheet} id={id} aria-labelledby={`${id}-title`} ref={sheet}>
      <header className={styles.head}>
        <h3 className={styles.title} id={`${id}-title`}>
          {own.title}
        </h3>
        <p className={styles.intro} data-page-only="">
          {shared.intro}
        </p>
        <p className={styles.withoutScript} data-page-only="">
          {shared.withoutScript}
        </p>
      </header>
      <form
        ref={form}
        method="get"
        action={`#${id}`}
        autoComplete="off"
        noValidate
        data-address={KIND_PARAMETER}
        aria-labelledby={`${id}-title`}
        {...on}
      >
        <input type="hidden" name={KIND_PARAMETER} value={kind} />
        {askedFields(kind).map(([name, field]) => (
          <CalculatorField
            key={name}
            id={idOf(name)}
            name={name}
            field={field}
            copy={own.fields[name]}
            begun={begun[name] ?? ''}
            mistake={mistakes[name] ?? ''}
          />
        ))}
        <div className={styles.send}>
          <button className={styles.submit} type="submit">
            {shared.submit}
          </button>
        </div>
        <div className={styles.result} data-tone="accent">
          <p className={styles.figureLabel} id={`${id}-figure`}>
            {own.figure}
          </p>
          <output
            className={styles.figure}
            htmlFor={askedFields(kind)
              .map(([name]) => idOf(name))
              .join(' ')}
            aria-labelledby={`${id}-figure`}
            aria-live="off"
          >
            {figure}
          </output>
          <p className={styles.note}>{note}</p>
        </div>
      </form>
      <SumTable copy={copy} kind={kind} ledger={ledger ?? reckon(kind, example)} blank={!ledger} />
      <p className={styles.said} role="status" data-page-only="">
        <span className={said.shown ? undefined : 'visually-hidden'}>{said.text}</span>
      </p>
      <div className={styles.actions} data-page-only="">
        <a className={styles.carry} href={quoteAddress(briefOf(kind, typed, result, copy))}>
          <span>{shared.carry}</span>
          <Icon name="arrow" />
        </a>
        <a className={styles.quiet} href={address} onClick={onShare}>
          {shared.share}
        </a>
        <button className={`${styles.quiet} ${styles.print}`} type="button" onClick={onPrint}>
          {shared.print}
        </button>
        <p className={styles.hint}>{shared.carryHint}</p>
      </div>
    </section>
  );
}
