import type { DiagramPartProps } from './diagram-part.ts';

/** Each scale: the direction of a value in radians from 3 o'clock on, clockwise; its ticks; what is seen; its words. */
const scales = {
  clock: {
    angleOf: (hour: number) => (hour / 12) * 2 * Math.PI - Math.PI / 2,
    ticks: Array.from({ length: 12 }, (_, hour) => hour),
    box: '-116 -116 232 232',
    labelRadius: 104,
    text: (hour: number) => String(hour % 12 || 12),
  },
  angle: {
    angleOf: (degrees: number) => (-degrees * Math.PI) / 180,
    ticks: [0, 15, 30, 45, 60, 75, 90],
    box: '-4 -112 128 116',
    labelRadius: 117,
    text: (degrees: number) => `${degrees}°`,
  },
};

const RADIUS = 90;

/** A clock or a quarter of a circle: its hand, the value that was replaced, and parts that are filled. */
export function Dial({ diagram, styles }: DiagramPartProps<'dial'>) {
  const { scale, at, earlier, spans = [] } = diagram;
  const { angleOf, ticks, box, labelRadius, text } = scales[scale];
  const point = (value: number, radius: number) => {
    const angle = angleOf(value);
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const sector = ({ from, to }: { from: number; to: number }, radius: number) => {
    const isLarge = Math.abs(angleOf(to) - angleOf(from)) > Math.PI ? 1 : 0;
    const sweep = angleOf(to) > angleOf(from) ? 1 : 0;
    return `M0 0L${point(from, radius)}A${radius} ${radius} 0 ${isLarge} ${sweep} ${point(to, radius)}Z`;
  };
  const isClock = scale === 'clock';
  const begin = isClock ? spans[0]?.from : undefined;
  const labelled = [at, earlier, begin].filter((value) => value !== undefined);
  return (
    <svg
      className={styles.drawing}
      viewBox={box}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {spans.map((span, index) => (
        <path
          key={index}
          className={index === 0 ? styles.light : styles.shade}
          d={sector(span, RADIUS)}
        />
      ))}
      {isClock ? (
        <circle className={styles.line} r={RADIUS} />
      ) : (
        <path className={styles.line} d={sector({ from: 0, to: 90 }, RADIUS)} />
      )}
      {ticks.map((tick) => (
        <path
          key={tick}
          className={styles.line}
          d={`M${point(tick, RADIUS)}L${point(tick, RADIUS - 9)}`}
        />
      ))}
      {earlier === undefined ? null : (
        <path className={styles.broken} d={`M0 0L${point(earlier, RADIUS)}`} />
      )}
      <g className={styles.hands}>
        {isClock ? <path className={styles.hand} d={`M0 0L${point(0, RADIUS - 18)}`} /> : null}
        <path className={styles.hand} d={`M0 0L${point(at, isClock ? 52 : RADIUS + 8)}`} />
      </g>
      {labelled.map((value) => {
        const [x, y] = point(value, labelRadius).split(' ');
        return (
          <text
            key={value}
            className={styles.number}
            data-scale={scale}
            x={x}
            y={y}
            dy="0.36em"
            textAnchor={isClock ? 'middle' : value === at ? 'start' : 'end'}
          >
            {text(value)}
          </text>
        );
      })}
    </svg>
  );
}
