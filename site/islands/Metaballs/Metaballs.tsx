import { useId } from 'react';
import styles from './Metaballs.module.css';

/** The still picture: fifteen balls that have run into each other, on the right half of a field of 1600 by 900. */
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

type GlossProps = {
  result: string;
  /** Where the light comes from, in degrees: clockwise from the right, and up from the picture. */
  azimuth: number;
  elevation: number;
  strength: number;
  /** How much light is taken away before a gloss is seen: its edge is sharp then. */
  threshold: number;
};

/** What the wet skin mirrors of one light. */
function Gloss({ result, azimuth, elevation, strength, threshold }: GlossProps) {
  return (
    <>
      <feSpecularLighting
        className={styles.gloss}
        in="round"
        surfaceScale="80"
        specularConstant={strength}
        specularExponent="34"
      >
        <feDistantLight azimuth={azimuth} elevation={elevation} />
      </feSpecularLighting>
      <feGaussianBlur stdDeviation="6" />
      <feComponentTransfer result={result}>
        <feFuncA type="linear" slope="5" intercept={-threshold} />
      </feComponentTransfer>
    </>
  );
}

/** Balls that run into each other behind a banner: the still picture, until a script draws them. */
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
        {/* Run together, then lit as the moving ones are: from the upper left, wet, with a slat of light behind. */}
        <filter id={goo} colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation="26" />
          <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 34 -13" result="goo" />
          <feGaussianBlur in="goo" stdDeviation="30" result="skin" />
          <feGaussianBlur in="goo" stdDeviation="50" result="body" />
          <feComposite
            in="skin"
            in2="body"
            operator="arithmetic"
            k2="0.45"
            k3="0.55"
            result="round"
          />
          <feDiffuseLighting
            className={styles.lamp}
            in="round"
            surfaceScale="105"
            diffuseConstant="1.25"
          >
            <feDistantLight azimuth="234" elevation="50" />
          </feDiffuseLighting>
          <feGaussianBlur stdDeviation="16" />
          <feComponentTransfer result="light">
            <feFuncR type="gamma" exponent="1.5" />
            <feFuncG type="gamma" exponent="1.5" />
            <feFuncB type="gamma" exponent="1.5" />
          </feComponentTransfer>
          <feComposite
            in="goo"
            in2="light"
            operator="arithmetic"
            k1="0.84"
            k2="0.16"
            result="lit"
          />
          <Gloss result="window" azimuth={234} elevation={56} strength={1.1} threshold={2.8} />
          <Gloss result="slat" azimuth={32} elevation={26} strength={0.9} threshold={1.9} />
          <feMerge>
            <feMergeNode in="lit" />
            <feMergeNode in="window" />
            <feMergeNode in="slat" />
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
