import type { DiagramPartProps } from './diagram-part.ts';

const SCREEN = { left: 10, top: 26, width: 80, bottom: 160 };
const GAP = 4;

/** Small phones, each with one choice, which is tapped. */
export function Phones({ diagram, styles }: DiagramPartProps<'phones'>) {
  return (
    <ol className={styles.steps} data-count={diagram.items.length}>
      {diagram.items.map(({ label, options, columns, chosen }) => {
        const width = (SCREEN.width + GAP) / columns;
        const rows = Math.ceil(options / columns);
        const height = Math.min(28, (SCREEN.bottom - SCREEN.top) / rows);
        return (
          <li key={label}>
            <svg viewBox="0 0 100 172" aria-hidden="true" focusable="false">
              <rect className={styles.device} x="1" y="1" width="98" height="170" rx="14" />
              <path className={styles.line} d="M40 12h20" />
              {Array.from({ length: options }, (_, index) => (
                <rect
                  key={index}
                  className={index === chosen - 1 ? styles.chosen : styles.option}
                  x={SCREEN.left + (index % columns) * width}
                  y={SCREEN.top + Math.floor(index / columns) * height}
                  width={width - GAP}
                  height={height - GAP}
                  rx="3"
                />
              ))}
              <circle
                className={styles.tap}
                cx={SCREEN.left + (((chosen - 1) % columns) + 0.5) * width - GAP / 2}
                cy={SCREEN.top + (Math.floor((chosen - 1) / columns) + 0.5) * height - GAP / 2}
                r="13"
              />
            </svg>
            <span className={styles.label}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
