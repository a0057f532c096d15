import styles from './Tier.module.css';

type TierProps = { src: string; className: string | undefined };

/** The whole of an open tier, behind what stands in it. */
export function Tier({ src, className }: TierProps) {
  return (
    <div className={className}>
      <div className={styles.tier}>
        <img src={src} alt="" width="400" height="190" loading="lazy" />
      </div>
    </div>
  );
}

/** Its wall alone, before what stands in it. */
export function TierWall({ src, className }: TierProps) {
  return (
    <div className={className}>
      <div className={`${styles.tier} ${styles.wall}`}>
        <img src={src} alt="" width="400" height="190" loading="lazy" />
      </div>
    </div>
  );
}
