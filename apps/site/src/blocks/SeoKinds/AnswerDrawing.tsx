import { BrandMark } from './BrandMark.tsx';
import styles from './Drawing.module.css';

/** An assistant's answer: one sentence is yours, and the source it names is you. */
export function AnswerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 540" focusable="false">
      <path d="M206 58a40 40 0 0 1 40-40h258a40 40 0 0 1 40 40v34a18 18 0 0 1-18 18H246a40 40 0 0 1-40-40z" />
      <path className={styles.strong} d="M250 50h240M250 78h130" />
      <rect className={styles.sheet} x="16" y="140" width="472" height="282" rx="28" />
      <circle cx="62" cy="186" r="17" />
      <path className={styles.line} d="M100 178h330M100 198h210M48 238h330M48 354h370M48 382h220" />
      <path className={styles.highlight} d="M58 272h330M58 308h230" />
      <path className={styles.onMark} d="M58 272h330M58 308h230" />
      <circle className={styles.thread} cx="342" cy="308" r="15" />
      <path className={styles.thread} d="M357 308h146q28 0 28 28v98m-14-14 14 14 14-14" />
      <rect className={styles.faint} x="16" y="458" width="112" height="56" rx="28" />
      <rect className={styles.faint} x="144" y="458" width="112" height="56" rx="28" />
      <path className={styles.line} d="M46 486h52M174 486h52" />
      <rect className={styles.mark} x="274" y="450" width="272" height="72" rx="36" />
      <path className={styles.onMark} d="M354 486h150" />
      <g className={styles.badge}>
        <BrandMark x={314} y={486} radius={23} />
      </g>
    </svg>
  );
}
