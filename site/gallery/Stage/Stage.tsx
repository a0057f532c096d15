import type { Exhibit, Specimen } from '../exhibit.ts';
import styles from './Stage.module.css';

type StageProps = {
  exhibit: Exhibit;
  specimen: Specimen;
  /** It has the page to itself. */
  alone?: boolean;
};

/** The ground a specimen stands on. Its attributes force states and say what is pressed. */
export function Stage({ exhibit, specimen, alone = false }: StageProps) {
  return (
    <div
      className={styles.stage}
      data-tone={specimen.tone}
      data-edge={exhibit.edge ? '' : undefined}
      data-screen={alone && specimen.window?.height ? '' : undefined}
      data-forced={specimen.forced}
      data-press={specimen.press}
      data-stage=""
    >
      {alone ? (
        <h1 className="visually-hidden" id="stage-label">
          {`${exhibit.name}, ${specimen.state}`}
        </h1>
      ) : null}
      {specimen.element}
    </div>
  );
}
