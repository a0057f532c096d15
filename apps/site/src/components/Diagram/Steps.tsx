import type { DiagramPartProps } from './diagram-part.ts';

/** A parcel's route, or plates from which one slice after another is gone; the names of the steps are below. */
export function Steps({ diagram, styles }: DiagramPartProps<'steps'>) {
  const { look, items, crossedOut = [] } = diagram;
  const isRoute = look === 'route';
  return (
    <>
      {isRoute ? <Route count={items.length} styles={styles} /> : null}
      <ol className={styles.steps} data-count={items.length} data-look={look}>
        {items.map(({ label }, index) => (
          <li key={label}>
            {isRoute ? null : (
              <Plate left={(items.length - index - 1) / items.length} styles={styles} />
            )}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
      {crossedOut.length > 0 ? (
        <ul className={styles.crossed}>
          {crossedOut.map((word) => (
            <li key={word}>
              <s>{word}</s>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type PartProps = { styles: Record<string, string> };

/** A stop is in the middle of its column, high and low in turn. */
function Route({ count, styles }: PartProps & { count: number }) {
  const stops = Array.from({ length: count }, (_, index) => ({
    x: 50 + index * 100,
    y: index % 2 === 0 ? 58 : 26,
  }));
  const road = stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      return before ? `C${x - 50} ${before.y} ${x - 50} ${y} ${x} ${y}` : `M0 ${y}H${x}`;
    })
    .join('');
  const end = stops.at(-1) ?? { x: 0, y: 0 };
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${count * 100} 84`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.road} d={road} pathLength={1} />
      {stops.slice(0, -1).map(({ x, y }) => (
        <circle key={x} className={styles.light} cx={x} cy={y} r="11" />
      ))}
      <g className={styles.parcel}>
        <rect
          className={styles.light}
          x={end.x - 25}
          y={end.y - 22}
          width="50"
          height="44"
          rx="4"
        />
        <path className={styles.line} d={`M${end.x} ${end.y - 22}v44M${end.x - 25} ${end.y}h50`} />
      </g>
    </svg>
  );
}

/** @param left the part of the cake that is left: of the last plate only crumbs */
function Plate({ left, styles }: PartProps & { left: number }) {
  const angle = left * 2 * Math.PI;
  const end = `${Math.round(38 * Math.sin(angle))} ${Math.round(-38 * Math.cos(angle))}`;
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <circle className={styles.line} r="50" />
      {left > 0 ? (
        <path className={styles.light} d={`M0 0L0 -38A38 38 0 ${left > 0.5 ? 1 : 0} 1 ${end}Z`} />
      ) : (
        <path className={styles.crumbs} d="M-14 6h0M8 -10h0M12 15h0M-4 -18h0M-20 -10h0" />
      )}
    </svg>
  );
}
