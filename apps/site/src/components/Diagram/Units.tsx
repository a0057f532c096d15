import type { Diagram } from '@agency/content/schemas/diagram.ts';
import type { DiagramPartProps } from './diagram-part.ts';
import { arcs, boxAround, coil, rows } from './unit-layouts.ts';
import { unitPath } from './unit-shapes.ts';

/** Above the first row of seats. */
const STAGE = { x: -90, y: 20, width: 180, height: 22 };

/** Seats, people, eggs: the first ones are marked by their colour. */
export function Units({ diagram, styles }: DiagramPartProps<'units'>) {
  const { groups, others } = diagram;
  const { outline, light, dark } = styles;
  const looks = { outlined: [outline, dark], light: [light, dark], dark: [dark, light] };
  return (
    <div className={styles.groups}>
      {groups.map(({ label, count, marked }) => {
        const places = placesOf(diagram, count);
        const isHall = diagram.layout === 'arcs';
        return (
          <div key={label ?? count}>
            {label ? <p className={styles.label}>{label}</p> : null}
            <svg
              className={styles.drawing}
              viewBox={boxAround(places, isHall ? STAGE.y : undefined)}
              preserveAspectRatio="xMinYMid"
              aria-hidden="true"
              focusable="false"
            >
              {isHall ? <rect className={styles.light} rx="11" {...STAGE} /> : null}
              <path
                className={looks[others][0]}
                d={unitPath(diagram.shape, places.slice(marked))}
              />
              <path
                className={`${looks[others][1]} ${styles.fills}`}
                d={unitPath(diagram.shape, places.slice(0, marked))}
              />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

function placesOf({ layout, shape, perRow }: Extract<Diagram, { kind: 'units' }>, count: number) {
  if (layout === 'arcs') return arcs(count);
  return layout === 'coil' ? coil(count) : rows(count, perRow, shape === 'leaf');
}
