import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import { formatPosition } from '../../components/format-position.ts';
import scrollRules from '../scroll-story.module.css?inline';
import type { ZoomOutCopy } from '../story-copy.ts';
import rules from './ZoomOut.module.css?inline';

const scroll = moduleClasses(scrollRules);
const styles = moduleClasses(rules);

type Frame = NonNullable<ZoomOutCopy['narrow']>;
type View = ZoomOutCopy['views'][number];

const DRAWING = 'story-drawing';

const frameOf = ({ x, y, size }: Frame) => `${x - size / 2} ${y - size / 2} ${size} ${size}`;

/** Brings what one view sees to where the next one sees it. */
function enlarge(near: Frame, far: Frame): string {
  const scale = far.size / near.size;
  const [x, y] = [far.x - scale * near.x, far.y - scale * near.y];
  return `translate(${x}px,${y}px) scale(${scale})`;
}

/** Where each group starts. Styles, not attributes: WebKit animates no `transform` attribute. */
function cameraRules({ views, narrow }: Pick<ZoomOutCopy, 'views' | 'narrow'>): string {
  const rules = views.slice(0, -1).map((view, index) => {
    const far = views[index + 1] ?? view;
    return `g[data-part="${index}"]{--camera:${enlarge(view, far)}}`;
  });
  const lastView = views.at(-1);
  if (narrow && lastView) rules.push(`g[data-narrow]{--camera:${enlarge(narrow, lastView)}}`);
  return rules.join('');
}

/** The drawing as an SVG marker: it is in the page once, whereas each <use> would copy its thousand nodes. */
const Drawing = () => <path d="M0 0h1" markerStart={`url(#${DRAWING})`} />;

/** The drawing as the first view sees it, in a group for each step back; the outermost step ends with all of it. */
function StepsBack({ views }: { views: readonly View[] }) {
  if (views.length < 2) return <Drawing />;
  return (
    <g className={styles.step} data-part={views.length - 2}>
      <StepsBack views={views.slice(0, -1)} />
    </g>
  );
}

/** One drawing from near to far: the scroll takes the camera back from view to view. */
export function ZoomOut({ views, narrow, markup }: ZoomOutCopy) {
  const lastView = views.at(-1);
  return (
    <>
      <ContentStyle rules={scrollRules + rules} />
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
              <g className={styles.narrow} data-narrow="">
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
                  <h3 className={`title-md ${styles.title}`}>{view.title}</h3>
                  <p className={styles.text}>{view.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <ContentStyle rules={cameraRules({ views, narrow })} />
      </div>
    </>
  );
}
