import { SampleRing } from '../../components/SampleMark/SampleMark.tsx';
import type { Evidence } from '../../schemas/evidence.ts';
import styles from './CountedFigures.module.css';

type CountedFiguresProps = {
  figures: Evidence['counted'];
  /** The words of the mark; none where the band is a sample as a whole. */
  sample: string | undefined;
};

/** Each figure with what it counts. One that is ours and not the client's is set small, and marked beside real ones. */
export function CountedFigures({ figures, sample }: CountedFiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map((counted) => (
        <li key={counted.figure} data-sample={counted.sample ? '' : undefined}>
          <strong>{counted.figure}</strong>
          <span>
            {counted.text} {sample && counted.sample ? <SampleRing label={sample} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
