import type { DiagramPartProps } from './diagram-part.ts';

const RADIUS = 100;

/** Circles inside each other, each on the lower edge of the one around it. */
export function Sizes({ diagram, styles }: DiagramPartProps<'sizes'>) {
  const [largest = 1] = diagram.values;
  return (
    <svg
      className={styles.drawing}
      viewBox="-102 -102 204 204"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {diagram.values.map((value, index) => {
        const radius = Math.max(3, RADIUS * Math.sqrt(value / largest));
        const inset = index * 8;
        return (
          <circle
            key={value}
            className={index % 2 === 0 ? styles.dark : styles.light}
            cy={RADIUS - radius - inset}
            r={radius}
          />
        );
      })}
    </svg>
  );
}
