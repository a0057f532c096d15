import styles from './TextRing.module.css';

type TextRingProps = { copy: string; id: string };

/**
 * Words that turn in a circle: once in 20 s. Inside an element marked `data-ring-host` a second turn
 * is added while that element is hovered or holds the focus, so the ring speeds up without a jump. Decoration only.
 */
export function TextRing({ copy, id }: TextRingProps) {
  const path = `ring-${id}`;
  return (
    <span className={styles.turn} aria-hidden="true" data-ring="">
      <svg className={styles.boost} viewBox="0 0 200 200" focusable="false">
        <defs>
          <path id={path} d="M100 100m-76 0a76 76 0 1 1 152 0a76 76 0 1 1-152 0" />
        </defs>
        <text>
          <textPath href={`#${path}`} textLength="470">
            {`${copy} • `}
          </textPath>
        </text>
      </svg>
    </span>
  );
}
