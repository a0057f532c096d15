import { SampleRing } from '../../components/SampleMark/SampleMark.tsx';
import type { Evidence } from '../../schemas/evidence.ts';
import styles from './CountedFigures.module.css';

type CountedFiguresProps = {
  figures: Evidence['counted'];
  /** `lead` decides the case, and the ones that `support` it stay below it. */
  size: 'lead' | 'large' | 'support' | 'small';
  /** The words of the mark; none where the band is a sample as a whole. */
  sample: string | undefined;
};

/** Each figure with what it counts; one that is ours and not the client's is marked beside real ones. */
export function CountedFigures({ figures, size, sample }: CountedFiguresProps) {
  return (
    <ul className={styles[size]} data-size={size}>
      {figures.map((counted) => (
        <li key={counted.figure}>
          <strong>{counted.figure}</strong>
          <span>
            {counted.text} {sample && counted.sample ? <SampleRing label={sample} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
