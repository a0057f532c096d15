import styles from './Drawing.module.css';

const weeks = [0, 1, 2, 3];
const days = [0, 1, 2, 3, 4];

/** A calendar left empty but for one day, and the one good page written on it. */
export function OutlineDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 320" focusable="false">
      <rect className={styles.sheet} x="14" y="44" width="272" height="250" rx="18" />
      <path className={styles.ink} d="M14 92V62a18 18 0 0 1 18-18h236a18 18 0 0 1 18 18v30z" />
      <path d="M76 30v26M224 30v26" />
      {weeks.flatMap((week) =>
        days.map((day) => (
          <rect
            key={`${week} ${day}`}
            className={week === 1 && day === 2 ? styles.mark : styles.faint}
            x={34 + day * 48}
            y={108 + week * 45}
            width="34"
            height="32"
            rx="6"
          />
        )),
      )}
      <g transform="rotate(5 360 160)">
        <rect className={styles.sheet} x="262" y="14" width="196" height="286" rx="16" />
        <path className={styles.title} d="M292 52h112" />
        <rect className={styles.mark} x="284" y="80" width="152" height="84" rx="10" />
        <path d="m284 152 44-34 34 26 26-20 48 34" />
        <path className={styles.line} d="M288 192h140M288 214h140M288 236h92" />
        <rect className={styles.ink} x="286" y="258" width="92" height="24" rx="12" />
      </g>
    </svg>
  );
}
