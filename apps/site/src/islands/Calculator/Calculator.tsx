import { Icon } from '../../components/Icon/Icon.tsx';
import { formatAmount } from '../../formulas/format-amount.ts';
import { askedFields, type CalculatorKind, calculate } from '../../formulas/formulas.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import styles from './Calculator.module.css';
import { CalculatorField } from './CalculatorField.tsx';
import { ResultTable } from './ResultTable.tsx';
import { typedExample } from './read-figures.ts';
import { anchorOf, briefOf, KIND_PARAMETER, quoteAddress, shareAddress } from './share-address.ts';

export type CalculatorProps = {
  kind: CalculatorKind;
  /** A number for every field: the example of the article. */
  example: Record<string, number>;
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  /** Whether the site has a quote form, which the calculation can be sent with. */
  hasQuote: boolean;
};

/** A calculator with an example calculated at build time. calculator-form.ts calculates with what a reader types. */
export function Calculator({ kind, example, copy, hasQuote }: CalculatorProps) {
  const { shared, own } = copy;
  const fields = askedFields(kind);
  const typed = typedExample(kind, example);
  const results = calculate(kind, example);
  const figure = formatAmount(results.figure);
  const brief = briefOf(kind, typed, `${own.figure}: ${figure}`, copy);
  const id = anchorOf(kind);
  const idOf = (name: string) => `${kind}-${name}`;
  return (
    <section
      className={styles.calculator}
      id={id}
      aria-labelledby={`${id}-title`}
      data-calculator={JSON.stringify({ kind, example, copy })}
    >
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
        method="get"
        action={`#${id}`}
        autoComplete="off"
        noValidate
        aria-labelledby={`${id}-title`}
      >
        <input type="hidden" name={KIND_PARAMETER} value={kind} />
        {fields.map(([name, field]) => (
          <CalculatorField
            key={name}
            id={idOf(name)}
            name={name}
            field={field}
            copy={own.fields[name]}
            initialValue={typed[name] ?? ''}
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
            htmlFor={fields.map(([name]) => idOf(name)).join(' ')}
            aria-labelledby={`${id}-figure`}
            aria-live="off"
          >
            {figure}
          </output>
          <p className={styles.note} data-note="">
            {results.figure.value === null ? own.none : ''}
          </p>
        </div>
      </form>
      <ResultTable copy={copy} results={results} />
      <p className={styles.status} role="status" data-page-only="" />
      <div className={styles.actions} data-page-only="">
        {hasQuote ? (
          <a className={styles.prefill} href={quoteAddress(brief)} rel="nofollow" data-prefill="">
            <span>{shared.prefill}</span>
            <Icon name="arrow" />
          </a>
        ) : null}{' '}
        <a className={styles.quiet} href={shareAddress(kind, typed)} data-share="">
          {shared.share}
        </a>
        {hasQuote ? <p className={styles.hint}>{shared.prefillHint}</p> : null}
      </div>
    </section>
  );
}
