import styles from './TextRing.module.css';

/** A little less than the circumference of the path, so that the last letter does not fall off. */
const LENGTH = 470;

type TextRingProps = { copy: string; id: string };

/** Text in a circle that turns once in 20 s, faster while the element with `data-ring-host` has the pointer or focus. */
export function TextRing({ copy, id }: TextRingProps) {
  const path = `ring-${id}`;
  return (
    <span className={styles.turn} aria-hidden="true" data-ring="">
      <svg className={styles.boost} viewBox="0 0 200 200" focusable="false">
        <defs>
          <path id={path} d="M100 100m-76 0a76 76 0 1 1 152 0a76 76 0 1 1-152 0" />
        </defs>
        {/* On both: Firefox reads the length of the text, WebKit and Chromium that of the path. */}
        <text textLength={LENGTH}>
          <textPath href={`#${path}`} textLength={LENGTH}>
            {`${copy} • `}
          </textPath>
        </text>
      </svg>
    </span>
  );
}
