import { RingedText } from '../../components/SampleMark/SampleMark.tsx';
import type { Evidence } from '../../schemas/evidence.ts';
import styles from './CountedFigures.module.css';

type CountedFiguresProps = {
  figures: Evidence['counted'];
  /** As large as a title, or smaller: that `support` what the outcome has told. */
  size: 'large' | 'support' | 'small';
  /** The figures that carry the mark of a sample, and its words. */
  ringed: readonly string[];
  sample: string;
};

/** Each figure with what it counts; one that is ours and not the client's is marked beside real ones. */
export function CountedFigures({ figures, size, ringed, sample }: CountedFiguresProps) {
  return (
    <ul className={styles[size]} data-size={size}>
      {figures.map((counted) => (
        <li key={counted.figure} data-words={!/\d/.test(counted.figure) || undefined}>
          <strong data-list={/,\s/.test(counted.figure) || undefined}>{counted.figure}</strong>
          <span>
            {ringed.includes(counted.figure) ? (
              <RingedText text={counted.text} label={sample} />
            ) : (
              counted.text
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
