import { groupDigits } from '@agency/content/formulas/format-amount.ts';
import { askedFields } from '@agency/content/formulas/formulas.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import pill from '../../components/Pill/Pill.module.css';
import styles from './Calculator.module.css';
import { CalculatorField } from './CalculatorField.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { ResultTable } from './ResultTable.tsx';
import { anchorOf, briefOf, KIND_PARAMETER, quoteAddress } from './share-address.ts';
import { useCalculator } from './use-calculator.ts';

/**
 * A calculator with the example of its article, which is calculated at build time. A text has
 * `suppressHydrationWarning`: React then leaves a translation of it in place.
 */
export function Calculator(props: CalculatorProps) {
  const { kind, example, copy, hasQuote } = props;
  const { shared, own } = copy;
  const calculator = useCalculator(props);
  const { typed, announcement } = calculator;
  const { results, isFinished, figure, note, result, address } = calculator.calculated;
  const fields = askedFields(kind);
  const id = anchorOf(kind);
  const idOf = (name: string) => `${kind}-${name}`;
  return (
    <section
      className={styles.calculator}
      id={id}
      aria-labelledby={`${id}-title`}
      data-testid="calculator"
    >
      <header className={styles.head}>
        <h3 className={styles.title} id={`${id}-title`} suppressHydrationWarning>
          {own.title}
        </h3>
        <p className={styles.intro} data-page-only="" suppressHydrationWarning>
          {shared.intro}
        </p>
        <p className={styles.withoutScript} data-page-only="" suppressHydrationWarning>
          {shared.withoutScript}
        </p>
      </header>
      <form
        ref={calculator.form}
        onInput={calculator.onInput}
        onSubmit={calculator.onSubmit}
        method="get"
        action={`#${id}`}
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
            initialValue={groupDigits(example[name] ?? 0)}
            mistake={calculator.mistakeOf(name)}
            onBlur={calculator.onBlur}
          />
        ))}
        <div className={styles.send}>
          <button className={styles.submit} type="submit" suppressHydrationWarning>
            {shared.submit}
          </button>
        </div>
        <div className={styles.result} data-tone="accent">
          <p className={styles.figureLabel} id={`${id}-figure`} suppressHydrationWarning>
            {own.figure}
          </p>
          <output
            key={figure}
            suppressHydrationWarning
            className={styles.figure}
            htmlFor={fields.map(([name]) => idOf(name)).join(' ')}
            aria-labelledby={`${id}-figure`}
            aria-live="off"
          >
            {figure}
          </output>
          <p key={note} className={styles.note} suppressHydrationWarning>
            {note}
          </p>
        </div>
      </form>
      <ResultTable copy={copy} results={results} isFinished={isFinished} />
      <p className={styles.status} role="status" data-page-only="">
        {announcement ? (
          <span
            key={announcement.count}
            className={announcement.isVisible ? undefined : 'visually-hidden'}
          >
            {announcement.text}
          </span>
        ) : null}
      </p>
      <div className={styles.actions} data-page-only="">
        {hasQuote ? (
          <a
            className={`${pill.pill} ${styles.prefill}`}
            href={quoteAddress(briefOf(kind, typed, result, copy))}
            rel="nofollow"
          >
            <span suppressHydrationWarning>{shared.prefill}</span>
            <Icon name="arrow" />
          </a>
        ) : null}{' '}
        <a
          className={styles.quiet}
          href={address}
          onClick={calculator.onShare}
          data-testid="share"
          suppressHydrationWarning
        >
          {shared.share}
        </a>
        {hasQuote ? (
          <p className={styles.hint} suppressHydrationWarning>
            {shared.prefillHint}
          </p>
        ) : null}
      </div>
    </section>
  );
}
