import styles from './Drawing.module.css';

const pages = [
  [162, 16, 96, 62],
  [166, 122, 88, 54],
  [306, 122, 88, 54],
  [120, 228, 68, 50],
  [216, 228, 68, 50],
] as const;

/** The tree of a site as a crawler walks it: one way is open to the last page, one is broken. */
export function CrawlDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 300" focusable="false">
      <path className={styles.trail} d="M210 78v22h128q12 0 12 12v110" />
      <path d="M210 78v44m0-22h128q12 0 12 12v110m-140-46v24h-44q-12 0-12 12v16m56-28h28q12 0 12 12v16" />
      <path className={styles.dashed} d="M210 100H82q-12 0-12 12v10" />
      <rect className={styles.dashed} x="26" y="122" width="88" height="54" rx="10" />
      <circle className={styles.sheet} cx="134" cy="100" r="15" />
      <path d="m128 94 12 12m0-12-12 12" />
      {pages.map(([x, y, width, height]) => (
        <g key={x}>
          <rect className={styles.sheet} x={x} y={y} width={width} height={height} rx="10" />
          <path className={styles.line} d={`M${x + 18} ${y + height / 2}h${width - 36}`} />
        </g>
      ))}
      <rect className={styles.mark} x="306" y="222" width="88" height="62" rx="10" />
      <path className={styles.onMark} d="m332 254 12 12 24-26" />
    </svg>
  );
}
