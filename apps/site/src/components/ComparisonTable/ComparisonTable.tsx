import styles from './ComparisonTable.module.css';

type ComparisonTableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A value of a column of figures: ₹1,200, 45%, +8 points, 12 (sample). The word in brackets is content. */
const isFigure = (cell: string) =>
  /^[+−–-]?[₹$]?\d[\d,.]*(%| points)?( \([^()]*\))?$/.test(cell.trim());

/**
 * A table. Where it is narrow, each row of more than two columns becomes a card, and each cell has the name of its
 * column, so that nobody has to scroll sideways.
 */
export function ComparisonTable({ title, columns, rows }: ComparisonTableProps) {
  const [corner = '', ...heads] = columns;
  const figures = columns.map(
    (_, column) => column > 0 && rows.every((row) => isFigure(row[column] ?? '')),
  );
  return (
    <div className={styles.compare}>
      <table className={styles.table} data-pair={heads.length === 1 || undefined}>
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
                  <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
