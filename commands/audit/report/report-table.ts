import { createElement as h, type ReactNode } from 'react';

type Cell = { shown: ReactNode; figure?: boolean; faulty?: boolean };

export const words = (shown: ReactNode): Cell => ({ shown });
/** A figure; undefined was not measured. @param digits after the point */
export const figure = (value: number | undefined, digits = 0, faulty = false): Cell => ({
  shown: value === undefined ? '–' : value.toFixed(digits),
  figure: true,
  faulty,
});

type Table = {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly Cell[])[];
};

/** A table that scrolls by itself where it is wider than its window, by the keyboard too. */
export function reportTable({ caption, heads, rows }: Table): ReactNode {
  return h(
    'div',
    { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': caption },
    h(
      'table',
      null,
      h('caption', null, caption),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          heads.map((head, column) => {
            const className = rows[0]?.[column]?.figure ? 'figure' : undefined;
            return h('th', { key: head, scope: 'col', className }, head);
          }),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map((row, place) =>
          h(
            'tr',
            { key: place },
            row.map(({ shown, figure: isFigure, faulty }, column) =>
              h(
                column === 0 ? 'th' : 'td',
                {
                  key: column,
                  scope: column === 0 ? 'row' : undefined,
                  className:
                    [isFigure && 'figure', faulty && 'faulty'].filter(Boolean).join(' ') ||
                    undefined,
                },
                shown,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
