import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import type { Evidence } from '../../schemas/evidence.ts';
import styles from './CountedFigures.module.css';

type CountedFiguresProps = { figures: Evidence['counted']; sample: string };

/** Each figure with what it counts. One that is ours and not the client's is set small and marked. */
export function CountedFigures({ figures, sample }: CountedFiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map((counted) => (
        <li key={counted.figure} data-sample={counted.sample ? '' : undefined}>
          <strong>{counted.figure}</strong>
          <span>
            {counted.text} {counted.sample ? <SampleMark label={sample} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
