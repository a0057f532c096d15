import styles from './Drawing.module.css';

type BrandMarkProps = { x: number; y: number; radius: number };

const segments = [0, 45, 90, 135, 180, 225, 270, 315];

/** The brand's own mark in every drawing: the place that is found. */
export function BrandMark({ x, y, radius }: BrandMarkProps) {
  const inner = radius * 0.8;
  return (
    <g className={styles.slice}>
      <circle className={styles.mark} cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={inner} />
      {segments.map((angle) => (
        <path
          key={angle}
          d={`M${x} ${y - radius * 0.16}V${y - inner}`}
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
    </g>
  );
}
