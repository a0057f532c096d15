import { type Amount, formatAmount } from '@agency/content/formulas/format-amount.ts';
import type { Results } from '@agency/content/formulas/formula.ts';
import type {
  CalculatorCopy,
  SharedCalculatorCopy,
} from '@agency/content/schemas/pages/calculators.ts';
import styles from './ResultTable.module.css';

type ResultTableProps = {
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  results: Results;
  /** Otherwise a field has a mistake, and the amounts are dashes. */
  isFinished: boolean;
};

/** The calculation row by row, above a double line. */
export function ResultTable({ copy: { shared, own }, results, isFinished }: ResultTableProps) {
  const textOf = (amount: Amount) => (isFinished ? formatAmount(amount) : '–');
  const rows = Object.entries(results.rows ?? {});
  const columns = Object.keys(rows[0]?.[1] ?? {});
  const isMoney = rows.some(([, cells]) =>
    Object.values(cells).every(({ format }) => format === 'rupees'),
  );
  return (
    <div className={styles.results}>
      {rows.length > 0 ? (
        <table className={styles.table} data-money={isMoney || undefined}>
          <caption className="visually-hidden" suppressHydrationWarning>
            {shared.result}
          </caption>
          <thead>
            <tr>
              {own.corner ? (
                <th scope="col" suppressHydrationWarning>
                  {own.corner}
                </th>
              ) : (
                <td />
              )}
              {columns.map((column) => (
                <th key={column} scope="col" suppressHydrationWarning>
                  {own.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cells]) => (
              <tr key={name}>
                <th scope="row" suppressHydrationWarning>
                  {own.rows[name]}
                </th>
                {Object.entries(cells).map(([column, amount]) => (
                  <td key={`${column} ${textOf(amount)}`} suppressHydrationWarning>
                    {textOf(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {results.lines ? (
        <dl className={styles.lines}>
          {Object.entries(results.lines).map(([name, amount]) => (
            <div key={name} className={styles.line}>
              <dt suppressHydrationWarning>{own.lines[name]}</dt>
              <dd key={textOf(amount)} suppressHydrationWarning>
                {textOf(amount)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
