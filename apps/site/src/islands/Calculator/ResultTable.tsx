import { formatAmount } from '../../formulas/format-amount.ts';
import type { Results } from '../../formulas/formula.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import styles from './ResultTable.module.css';

type ResultTableProps = {
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  results: Results;
};

/** The calculation row by row, above a double line. */
export function ResultTable({ copy: { shared, own }, results }: ResultTableProps) {
  const rows = Object.entries(results.rows ?? {});
  const columns = Object.keys(rows[0]?.[1] ?? {});
  const isMoney = rows.some(([, cells]) =>
    Object.values(cells).every(({ format }) => format === 'rupees'),
  );
  return (
    <div className={styles.results}>
      {rows.length > 0 ? (
        <table className={styles.table} data-money={isMoney || undefined}>
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
            {rows.map(([name, cells]) => (
              <tr key={name}>
                <th scope="row">{own.rows[name]}</th>
                {Object.entries(cells).map(([column, amount]) => (
                  <td key={column} data-amount={`${name}.${column}`}>
                    {formatAmount(amount)}
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
              <dt>{own.lines[name]}</dt>
              <dd data-amount={name}>{formatAmount(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
