import { useId } from 'react';
import styles from './Metaballs.module.css';

/** The still picture: x, y and radius of fifteen balls that touch, on the right half of 1600 by 900. */
const still = [
  [1090, 430, 168],
  [1235, 330, 96],
  [960, 560, 92],
  [1290, 560, 118],
  [1010, 290, 70],
  [850, 420, 62],
  [1420, 420, 58],
  [1150, 690, 74],
  [1370, 210, 44],
  [880, 700, 40],
  [1490, 610, 46],
  [740, 560, 30],
  [1120, 205, 34],
  [1310, 760, 32],
  [800, 240, 33],
] as const;

/** Balls that merge where they touch, behind a banner: a still picture until start-metaballs.ts animates them. */
export function Metaballs() {
  const goo = useId();
  return (
    <div className={styles.metaballs} data-metaballs="" data-tone="dark" aria-hidden="true">
      <svg
        className={styles.still}
        aria-hidden="true"
        viewBox="690 140 870 680"
        preserveAspectRatio="xMaxYMid meet"
        focusable="false"
      >
        {/* Merges the balls and lights them from the upper left. Each step delays the first paint. */}
        <filter id={goo} colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation="26" />
          <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 34 -13" result="goo" />
          <feGaussianBlur in="goo" stdDeviation="42" result="round" />
          <feDiffuseLighting
            className={styles.diffuse}
            in="round"
            surfaceScale="100"
            diffuseConstant="1.25"
          >
            <feDistantLight azimuth="234" elevation="50" />
          </feDiffuseLighting>
          <feGaussianBlur stdDeviation="16" result="light" />
          <feComposite
            in="goo"
            in2="light"
            operator="arithmetic"
            k1="0.88"
            k2="0.12"
            result="lit"
          />
          <feSpecularLighting
            className={styles.specular}
            in="round"
            surfaceScale="76"
            specularConstant="1.1"
            specularExponent="34"
          >
            <feDistantLight azimuth="234" elevation="56" />
          </feSpecularLighting>
          <feGaussianBlur stdDeviation="6" />
          <feComponentTransfer result="highlight">
            <feFuncA type="linear" slope="5" intercept="-2.8" />
          </feComponentTransfer>
          <feMerge>
            <feMergeNode in="lit" />
            <feMergeNode in="highlight" />
          </feMerge>
          <feComposite in2="goo" operator="in" />
        </filter>
        <g className={styles.balls} filter={`url(#${goo})`}>
          {still.map(([x, y, radius]) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
      </svg>
      <canvas className={styles.canvas} />
    </div>
  );
}
