import { BrandMark } from './BrandMark.tsx';
import styles from './Drawing.module.css';

const sites = [
  [20, 24],
  [230, 62],
  [0, 240],
  [28, 448],
  [222, 476],
] as const;

/** Other people's sites that point to yours; one bad link is cut. */
export function LinksDrawing() {
  return (
    <svg className={styles.drawing} viewBox="5 0 360 560" focusable="false">
      <path d="M80 96c2 54 22 80 66 114M272 134c-4 30-14 44-32 60M108 275h20M82 446c8-48 26-66 64-96M268 474c-2-46-12-70-32-98" />
      <path d="m148 192-1 18-18 2M240 174v20h19M118 264l11 11-11 11M128 350l18-1 2 18M253 377h-18v18" />
      <path className={styles.dashed} d="M314 282h-10" />
      <BrandMark x={212} y={282} radius={80} />
      {sites.map(([x, y]) => (
        <g key={y}>
          <rect className={styles.sheet} x={x} y={y} width="106" height="70" rx="11" />
          <path d={`M${x} ${y + 20}h106M${x + 12} ${y + 10}h0M${x + 22} ${y + 10}h0`} />
          <path className={styles.line} d={`M${x + 18} ${y + 38}h66M${x + 18} ${y + 54}h36`} />
        </g>
      ))}
      <rect className={styles.dashed} x="322" y="262" width="40" height="40" rx="9" />
      <path d="m335 275 14 14m0-14-14 14" />
    </svg>
  );
}
