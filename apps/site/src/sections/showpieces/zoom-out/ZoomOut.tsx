import { formatPosition } from '../../../components/format-position.ts';
import type { ZoomOutCopy } from '../load-scroll-story.ts';
import scroll from '../scroll-story.module.css';
import styles from './ZoomOut.module.css';

type Frame = NonNullable<ZoomOutCopy['narrow']>;
type View = ZoomOutCopy['views'][number];

const DRAWING = 'story-drawing';

const frameOf = ({ x, y, size }: Frame) => `${x - size / 2} ${y - size / 2} ${size} ${size}`;

/** Brings what one view sees to where the next one sees it. */
function enlarge(near: Frame, far: Frame): string {
  const scale = far.size / near.size;
  return `translate(${far.x - scale * near.x} ${far.y - scale * near.y}) scale(${scale})`;
}

/** The drawing as an SVG marker: it is in the page once, whereas each <use> would copy its thousand nodes. */
const Drawing = () => <path d="M0 0h1" markerStart={`url(#${DRAWING})`} />;

/** The drawing as the first view sees it, in a group for each step back; the outermost step ends with all of it. */
function StepsBack({ views }: { views: readonly View[] }) {
  const [near, far] = views.slice(-2);
  if (!near || !far) return <Drawing />;
  return (
    <g className={styles.step} data-part={views.length - 2} transform={enlarge(near, far)}>
      <StepsBack views={views.slice(0, -1)} />
    </g>
  );
}

/** One drawing from near to far: the scroll takes the camera back from view to view. */
export function ZoomOut({ views, narrow, markup }: ZoomOutCopy) {
  const lastView = views.at(-1);
  return (
    <div className={`${scroll.story} ${styles.story}`} data-scroll-story="">
      <div className={`${scroll.pinned} ${styles.pinned}`}>
        <svg className={styles.defs} aria-hidden="true" focusable="false">
          <defs>
            <marker
              id={DRAWING}
              markerUnits="userSpaceOnUse"
              overflow="visible"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the content
              dangerouslySetInnerHTML={{ __html: markup }}
            />
          </defs>
        </svg>
        {lastView ? (
          <svg
            className={styles.scene}
            viewBox={frameOf(lastView)}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
          >
            <g className={styles.narrow} transform={narrow ? enlarge(narrow, lastView) : undefined}>
              <StepsBack views={views} />
            </g>
          </svg>
        ) : null}
        <ol className={styles.views}>
          {views.map((view, index) => (
            <li key={view.title} className={styles.view} data-part={index} data-card={view.card}>
              <svg
                className={styles.still}
                viewBox={frameOf(view)}
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                focusable="false"
              >
                <Drawing />
              </svg>
              <div className={`${scroll.text} ${styles.copy}`}>
                <p className={styles.number} aria-hidden="true">
                  {formatPosition(index, views.length)}
                </p>
                <h3 className={styles.title}>{view.title}</h3>
                <p className={styles.text}>{view.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
