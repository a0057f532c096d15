import { type CalculatorKind, calculatorParts } from '../../schemas/calculator-parts.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import { formatAmount } from './format-amount.ts';
import styles from './ResultTable.module.css';
import type { Results } from './results.ts';

type ResultTableProps = {
  kind: CalculatorKind;
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  results: Results;
};

/** How the figure was reached, line by line, closed with the double rule of an account book. */
export function ResultTable({ kind, copy: { shared, own }, results }: ResultTableProps) {
  const columns: readonly string[] = calculatorParts[kind].columns;
  const money = results.rows.some(({ cells }) =>
    Object.values(cells).every(({ format }) => format === 'rupees'),
  );
  return (
    <div className={styles.sum}>
      {results.rows.length > 0 ? (
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
            {results.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{own.rows[name]}</th>
                {columns.map((column) => (
                  <td key={column} data-amount={`${name}.${column}`}>
                    {cells[column] ? formatAmount(cells[column]) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {results.lines.length > 0 ? (
        <dl className={styles.lines}>
          {results.lines.map((line) => (
            <div key={line.name} className={styles.line}>
              <dt>{own.lines[line.name]}</dt>
              <dd data-amount={line.name}>{formatAmount(line.amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
