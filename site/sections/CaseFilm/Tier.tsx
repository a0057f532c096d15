import styles from './Tier.module.css';

type TierProps = { src: string; className: string | undefined };

/** The whole of an open tier, behind what stands in it. */
export function Tier({ src, className }: TierProps) {
  return (
    <svg className={className} viewBox="0 0 400 165" aria-hidden="true" focusable="false">
      <image href={src} width="400" height="190.4" />
    </svg>
  );
}

/** Its wall alone, before what stands in it. */
export function TierWall({ src, className }: TierProps) {
  return (
    <svg className={className} viewBox="0 0 400 165" aria-hidden="true" focusable="false">
      <image className={styles.wall} href={src} width="400" height="190.4" />
    </svg>
  );
}
