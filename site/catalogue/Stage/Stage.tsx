import type { Entry, Variant } from '../entry.ts';
import styles from './Stage.module.css';

type StageProps = {
  entry: Entry;
  variant: Variant;
  /** It has the page to itself. */
  alone?: boolean;
};

/** The ground a variant stands on. Its attributes force states and say what is pressed. */
export function Stage({ entry, variant, alone = false }: StageProps) {
  return (
    <div
      className={styles.stage}
      data-tone={variant.tone}
      data-edge={entry.edge ? '' : undefined}
      data-screen={alone && variant.window?.height ? '' : undefined}
      data-forced={variant.forced}
      data-press={variant.press}
      data-stage=""
    >
      {alone ? (
        <h1 className="visually-hidden" id="stage-label">
          {`${entry.name}, ${variant.name}`}
        </h1>
      ) : null}
      {variant.element}
    </div>
  );
}
