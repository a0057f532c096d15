import styles from './Tier.module.css';

type TierPartProps = { className: string | undefined };

/** Light and dark on turned steel, from the left to the right. */
const sheen = [
  [0, styles.dim],
  [8, styles.steel],
  [22, styles.shine],
  [34, styles.steel],
  [62, styles.dim],
  [78, styles.steel],
  [88, styles.shine],
  [100, styles.dim],
] as const;

function Steel({ id }: { id: string }) {
  return (
    <linearGradient id={id}>
      {sheen.map(([place, tint]) => (
        <stop key={place} offset={`${place}%`} className={tint} />
      ))}
    </linearGradient>
  );
}

/** The inside of a tier, behind what stands in it. */
export function TierBack({ className }: TierPartProps) {
  return (
    <svg className={className} viewBox="0 0 400 150" aria-hidden="true" focusable="false">
      <ellipse className={styles.inside} cx="200" cy="30" rx="194" ry="25" />
      <path className={styles.depth} d="M22 34a178 20 0 0 1 356 0 178 20 0 0 1-356 0" />
      <path className={styles.rim} d="M6 30a194 25 0 0 1 388 0" />
    </svg>
  );
}

/** Its wall, before it, with the clasps that hold the next tier. */
export function TierFront({ className }: TierPartProps) {
  return (
    <svg className={className} viewBox="0 0 400 150" aria-hidden="true" focusable="false">
      <Steel id="tier-steel" />
      <path fill="url(#tier-steel)" d="M6 30a194 25 0 0 0 388 0l-4 86a190 25 0 0 1-380 0z" />
      <linearGradient id="tier-shade" x2="0" y2="1">
        <stop offset="30%" className={styles.clear} />
        <stop offset="100%" className={styles.shade} />
      </linearGradient>
      <path fill="url(#tier-shade)" d="M6 30a194 25 0 0 0 388 0l-4 86a190 25 0 0 1-380 0z" />
      <path className={styles.groove} d="M8 62a192 25 0 0 0 384 0M9 72a191 25 0 0 0 382 0" />
      <path className={styles.rim} d="M6 30a194 25 0 0 0 388 0" />
      <path className={styles.clasp} d="M182 50h36v52q0 10-10 10h-16q-10 0-10-10z" />
      <path className={styles.hinge} d="M190 84h20" />
    </svg>
  );
}

/** What closes the first. */
export function TierLid({ className }: TierPartProps) {
  return (
    <svg className={className} viewBox="0 0 400 150" aria-hidden="true" focusable="false">
      <Steel id="lid-steel" />
      <path className={styles.handle} d="M120 70C120 8 280 8 280 70" />
      <path className={styles.lid} d="M2 112C6 70 110 56 200 56s194 14 198 56z" />
      <path fill="url(#lid-steel)" d="M2 108a198 25 0 0 0 396 0v14a198 25 0 0 1-396 0z" />
      <path className={styles.lid} d="M2 108a198 25 0 0 1 396 0 198 25 0 0 1-396 0z" />
    </svg>
  );
}
