import { Fragment } from 'react';
import styles from './ComparisonTable.module.css';

type ComparisonTableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A value of a column of figures: ₹1,200, 45%, +8 points, 12 (sample). The word in brackets is content. */
const isFigure = (cell: string) =>
  /^[+−–-]?[₹$]?\d[\d,.]*(%| points)?( \([^()]*\))?$/.test(cell.trim());

/** About so many letters fit a phone beside each other, and in five lines of all columns together. */
const PHONE_LETTERS = 36;
const PHONE_TEXT = 160;

/** Whether two or three columns with these cells fit a phone beside each other. */
function fitsPhone(heads: readonly string[], rows: ComparisonTableProps['rows']): boolean {
  if (heads.length < 2 || heads.length > 3) return false;
  const cells = [...heads, ...rows.flatMap(([, ...values]) => values)];
  const words = cells.flatMap((cell) => cell.split(/[\s–-]/));
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  return (
    longest(words) * heads.length <= PHONE_LETTERS && longest(cells) * heads.length <= PHONE_TEXT
  );
}

/**
 * A table. Where it is narrow, the names of rows with short texts are above them, so that the names of columns are
 * written once. Other rows of more than two columns become cards, and each cell has the name of its column, so that
 * nobody has to scroll sideways.
 */
export function ComparisonTable({ title, columns, rows }: ComparisonTableProps) {
  const [corner = '', ...heads] = columns;
  const figures = columns.map(
    (_, column) => column > 0 && rows.every((row) => isFigure(row[column] ?? '')),
  );
  return (
    <div className={styles.compare}>
      <table
        className={styles.table}
        data-pair={heads.length === 1 || undefined}
        data-columns={fitsPhone(heads, rows) ? heads.length : undefined}
      >
        <caption className="title-sm">{title}</caption>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {heads.map((head, index) => (
              <th key={head} scope="col" data-figure={figures[index + 1] || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-figure={figures[index + 1] || undefined}>
                  <span className={styles.head} data-page-only="">
                    {heads[index]}
                  </span>{' '}
                  <span>
                    {cell.split('–').map((part, place) => (
                      <Fragment key={place}>
                        {place > 0 ? '–' : null}
                        {place > 0 ? <wbr /> : null}
                        {part}
                      </Fragment>
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
