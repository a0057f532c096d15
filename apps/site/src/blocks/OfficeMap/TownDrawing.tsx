import styles from './OfficeMap.module.css';

type TownDrawingProps = {
  /** The id of its pattern, which no other part of the page has. */
  id: string;
};

/** A drawing of a town with a pin in the middle. It shows no real streets, so it needs no map service. */
export function TownDrawing({ id }: TownDrawingProps) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <pattern
        id={id}
        width="148"
        height="128"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-8)"
      >
        <path
          className={styles.block}
          d="M4 4h62v54H4zM76 4h68v46H76zM4 68h68v56H4zM82 60h62v64H82z"
        />
      </pattern>
      <rect width="1200" height="640" fill={`url(#${id})`} />
      <path
        className={styles.road}
        d="M-20 170C200 160 420 120 620 180s320 40 620 0M170-20C190 160 262 320 236 660M505-20C490 140 560 290 548 400s40 130 60 260M-20 352C240 318 480 362 1220 318M770-20C750 200 812 420 786 660M1010-20C980 150 1050 400 1000 660"
      />
      <g transform="translate(600 318)">
        <circle className={styles.ring} r="92" />
        <circle className={styles.ring} r="54" />
        <path
          className={styles.pin}
          d="M0 0C-9-22-42-46-42-82a42 42 0 1 1 84 0C42-46 9-22 0 0Zm0-64a18 18 0 1 0 0-36 18 18 0 0 0 0 36Z"
        />
      </g>
    </svg>
  );
}
