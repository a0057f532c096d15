import { useEffect, useId, useRef } from 'react';
import type { BallSettings } from './ball-field.ts';
import { startBallStage } from './ball-stage.ts';
import styles from './Metaballs.module.css';

type MetaballsProps = Partial<BallSettings>;

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
  [800, 240, 26],
] as const;

/** Balls that run into each other behind a banner and follow the pointer. */
export function Metaballs({
  count = 15,
  speed = 0.3,
  size = 20,
  cursorSize = 2,
  smoothing = 0.05,
}: MetaballsProps) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ball = useRef<SVGGElement>(null);
  const goo = useId();

  useEffect(() => {
    if (!host.current || !canvas.current || !ball.current) return;
    const stage = { host: host.current, canvas: canvas.current, colour: ball.current };
    return startBallStage(stage, { count, speed, size, cursorSize, smoothing });
  }, [count, speed, size, cursorSize, smoothing]);

  return (
    <div className={styles.metaballs} ref={host} data-tone="dark" aria-hidden="true">
      <svg
        className={styles.still}
        aria-hidden="true"
        viewBox="690 140 870 680"
        preserveAspectRatio="xMaxYMid meet"
        focusable="false"
      >
        <filter id={goo}>
          <feGaussianBlur stdDeviation="26" />
          <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 34 -13" />
        </filter>
        <g className={styles.balls} ref={ball} filter={`url(#${goo})`}>
          {still.map(([x, y, radius]) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
      </svg>
      <canvas className={styles.canvas} ref={canvas} />
    </div>
  );
}
