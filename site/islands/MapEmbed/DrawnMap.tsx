import styles from './DrawnMap.module.css';
import { blocks, type Coast, layOf, middle, roads, shores, waves } from './drawn-town.ts';
import type { Place } from './map-address.ts';

type DrawnMapProps = { place: Place; coast?: Coast };

function Sea({ coast }: { coast: Coast }) {
  const { line, around, out } = shores[coast];
  return (
    <>
      <path className={styles.sea} d={`${line}${around}`} />
      <path className={styles.beach} d={line} />
      {waves.map((offset) => (
        <path
          key={offset}
          className={styles.wave}
          d={line}
          transform={`translate(${out[0] * offset} ${out[1] * offset})`}
        />
      ))}
    </>
  );
}

/**
 * A drawn town with a pin in the middle: it shows no real streets, so it needs no map service, and water
 * only where the content says that the sea is.
 */
export function DrawnMap({ place, coast }: DrawnMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={layOf(place)}>
        {blocks.map(({ x, y, width, height }) => (
          <rect
            key={`${x},${y}`}
            className={styles.block}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="5"
          />
        ))}
        <rect className={styles.park} x="280" y="216" width="132" height="112" rx="10" />
        {roads.map((road) => (
          <path key={road} className={styles.road} d={road} />
        ))}
      </g>
      {coast ? <Sea coast={coast} /> : null}
      <g transform={`translate(${middle.x} ${middle.y - 2})`}>
        <circle className={styles.ring} r="92" />
        <circle className={styles.ring} r="54" />
        <path
          className={styles.pin}
          d="M0 0C-9-22-42-46-42-82a42 42 0 1 1 84 0C42-46 9-22 0 0Zm0-64a18 18 0 1 0 0-36 18 18 0 0 0 0 36Z"
        />
      </g>
    </svg>
  );
}
