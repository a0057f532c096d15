import styles from './Cycle.module.css';
import type { DiagramItem } from './Diagram.tsx';

type CycleProps = { items: readonly DiagramItem[] };

const centre = 120;
const radius = 88;
/** Half of the gap that a numbered disc cuts into the ring, in degrees. */
const gap = 20;

const place = (degrees: number, distance = radius) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  const part = (value: number) => Math.round(value * 10) / 10;
  return {
    x: part(centre + distance * Math.cos(turn)),
    y: part(centre + distance * Math.sin(turn)),
  };
};

/** An arc from one disc to the next, ending in an arrow head. */
function arc(from: number, to: number) {
  const [start, end] = [place(from), place(to)];
  const [inner, outer] = [place(to - 7, radius - 9), place(to - 7, radius + 9)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}M${inner.x} ${inner.y}L${end.x} ${end.y}L${outer.x} ${outer.y}`;
}

/** Stages that begin again: a numbered ring, and the words of each number beside it. */
export function Cycle({ items }: CycleProps) {
  const step = 360 / items.length;
  return (
    <div className={styles.cycle}>
      <svg className={styles.ring} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
        {items.map((item, index) => {
          const { x, y } = place(index * step);
          return (
            <g key={item.title} className={styles.node}>
              <path className={styles.arc} d={arc(index * step + gap, (index + 1) * step - gap)} />
              <circle cx={x} cy={y} r="24" />
              <text x={x} y={y} dy="0.35em">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.stages}>
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
