import { type CalculatorKind, calculatorParts } from '../../schemas/calculator-parts.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import { formatAmount } from './format-amount.ts';
import type { Ledger } from './ledger.ts';
import styles from './SumTable.module.css';

type SumTableProps = {
  kind: CalculatorKind;
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  ledger: Ledger;
  /** A field has a mistake: the lines stay, without figures. */
  blank: boolean;
};

/** How the figure was reached, line by line, closed with the double rule of an account book. */
export function SumTable({ kind, copy: { shared, own }, ledger, blank }: SumTableProps) {
  const columns: readonly string[] = calculatorParts[kind].columns;
  const amount = (value: Parameters<typeof formatAmount>[0] | undefined) =>
    blank || !value ? '–' : formatAmount(value);
  const money = ledger.rows.some(({ cells }) =>
    Object.values(cells).every(({ format }) => format === 'rupees'),
  );
  return (
    <div className={styles.sum}>
      {ledger.rows.length > 0 ? (
        <table className={styles.table} data-money={money || undefined}>
          <caption className="visually-hidden">{shared.result}</caption>
          <thead>
            <tr>
              {own.corner ? <th scope="col">{own.corner}</th> : <td />}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {own.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledger.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{own.rows[name]}</th>
                {columns.map((column) => (
                  <td key={column}>{amount(cells[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {ledger.lines.length > 0 ? (
        <dl className={styles.lines}>
          {ledger.lines.map((line) => (
            <div key={line.name} className={styles.line}>
              <dt>{own.lines[line.name]}</dt>
              <dd>{amount(line.amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
