import { BrandMark } from './BrandMark.tsx';
import styles from './Drawing.module.css';

/** A page of results, one of them worth the click. */
export function ResultDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 396" focusable="false">
      <rect className={styles.sheet} x="30" y="18" width="440" height="60" rx="30" />
      <circle cx="68" cy="46" r="10" />
      <path d="m76 54 8 8M266 36v24" />
      <path className={styles.strong} d="M106 48h140" />
      <circle className={styles.ink} cx="440" cy="48" r="19" />
      <rect className={styles.sheet} x="30" y="108" width="500" height="176" rx="22" />
      <BrandMark x={80} y={152} radius={22} />
      <path className={styles.strong} d="M120 144h130" />
      <path className={styles.line} d="M120 163h76" />
      <path className={styles.title} d="M66 202h322" />
      <path className={styles.line} d="M62 234h420M62 256h300" />
      <path className={styles.ink} d="m404 190 54 24-23 8-9 23z" stroke="var(--sheet)" />
      <path className={styles.line} d="M62 344h400" />
      <path className={styles.line} d="M66 320h190M66 384h260" />
    </svg>
  );
}
