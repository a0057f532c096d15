import styles from './DrawnMap.module.css';

const shore = 'M930 0C900 90 955 170 922 260S880 420 918 500s28 100 12 140';
const river = 'M-20 500C140 455 220 545 360 505S560 415 660 455s140 90 262 40';
const roads = [
  'M-20 150C200 160 420 120 620 180s220 40 300 30',
  'M170-20C190 160 262 320 236 660',
  'M505-20C490 140 560 290 548 400s60 160 84 260',
  'M-20 352C240 318 480 362 905 318',
  'M770-20C750 200 812 420 786 660',
];
const waves = [30, 75, 130, 195];

type Block = { x: number; y: number; width: number; height: number };

/** City blocks in a regular unevenness: the same on every build. */
const blocks: Block[] = Array.from({ length: 17 * 12 }, (_unused, index) => {
  const column = index % 17;
  const row = Math.floor(index / 17);
  const narrow = (column * 5 + row * 3) % 4;
  return {
    x: column * 74 - 90,
    y: row * 64 - 40,
    width: 66 - narrow * 7,
    height: 56 - ((column + row * 2) % 3) * 8,
  };
});

/** A drawn town by the sea with a pin in the middle. Shows no real streets, so it needs no map service. */
export function DrawnMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-7 600 320)">
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
        <circle className={styles.pond} cx="352" cy="276" r="22" />
      </g>
      <path className={styles.river} d={river} />
      {roads.map((road) => (
        <path key={road} className={styles.road} d={road} />
      ))}
      <path className={styles.sea} d={`${shore}H1220V0Z`} />
      <path className={styles.beach} d={shore} />
      {waves.map((offset) => (
        <path key={offset} className={styles.wave} d={shore} transform={`translate(${offset} 0)`} />
      ))}
      <g transform="translate(600 318)">
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
