import { BrandMark } from './BrandMark.tsx';
import styles from './Drawing.module.css';

const blocks = [
  [-40, -30, 100, 70],
  [74, -30, 130, 70],
  [218, -30, 84, 70],
  [316, -30, 140, 70],
  [-40, 54, 60, 96],
  [34, 54, 110, 96],
  [158, 54, 144, 96],
  [316, 54, 140, 96],
  [-40, 164, 120, 70],
  [94, 164, 96, 70],
  [204, 164, 98, 70],
  [316, 164, 140, 70],
  [-40, 248, 180, 90],
  [154, 248, 150, 90],
  [318, 248, 140, 90],
] as const;

const pin = 'M0 0c-30-46-58-72-58-108a58 58 0 0 1 116 0c0 36-28 62-58 108z';

/** A quarter of the city, the area you can serve, and your pin in it. */
export function MapDrawing({ id }: { id: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 300" focusable="false">
      <clipPath id={id}>
        <rect width="420" height="300" rx="18" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="rotate(-13 210 150)">
          {blocks.map(([x, y, width, height]) => (
            <rect
              key={`${x} ${y}`}
              className={styles.block}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="8"
            />
          ))}
        </g>
        <circle className={styles.area} cx="222" cy="198" r="94" />
      </g>
      <path className={styles.ink} d={pin} transform="translate(66 150) scale(.3)" />
      <path className={styles.ink} d={pin} transform="translate(366 104) scale(.3)" />
      <path className={styles.sheet} d={pin} transform="translate(222 198)" />
      <BrandMark x={222} y={90} radius={38} />
    </svg>
  );
}
