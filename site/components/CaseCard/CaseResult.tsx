import { CardWay } from './CardWay.tsx';
import styles from './CaseResult.module.css';

/** What came of a case: its first figure, or its headline where nothing was counted. */
export type CaseResultProps = {
  value?: string;
  label: string;
  /** The words of the way on. */
  way: string;
  /** The slug of the client in whose colours it lies, on pages that hold them; else in the agency's. */
  world?: string;
};

/** Comes up over the foot of a card's picture under the hand or the keyboard; on a touch screen it lies there. */
export function CaseResult({ value, label, way, world }: CaseResultProps) {
  return (
    <div className={styles.result} data-card-result="" data-world={world}>
      {value ? <strong data-short={value.length < 4 || undefined}>{value}</strong> : null}{' '}
      <span>{label}</span>
      <CardWay label={way} />
    </div>
  );
}
