type Row = readonly string[];

/** Rows as text in columns: the first column begins at the left, figures end at the right. */
export function table(heads: Row, rows: readonly Row[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: Row) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}

export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export const asRatio = (value: number): string => `${value.toFixed(2)}×`;
