import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './Tier.module.css';

type TierProps = { picture: ImageSources; className: string | undefined };

/** The whole of an open tier, behind the phone in it. */
export function Tier({ picture, className }: TierProps) {
  return (
    <div className={className}>
      <div className={styles.tier}>
        <Picture picture={picture} />
      </div>
    </div>
  );
}

/** Its wall alone, in front of the phone. */
export function TierWall({ picture, className }: TierProps) {
  return (
    <div className={className}>
      <div className={`${styles.tier} ${styles.wall}`}>
        <Picture picture={picture} />
      </div>
    </div>
  );
}
