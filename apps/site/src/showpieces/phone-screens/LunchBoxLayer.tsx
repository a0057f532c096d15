import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import rules from './LunchBoxLayer.module.css?inline';

const styles = moduleClasses(rules);

type LayerProps = { picture: ImageSources; className: string | undefined };

/** An open layer of the lunch box, behind the phone. */
export function LunchBoxLayer({ picture, className }: LayerProps) {
  return (
    <div className={className}>
      <div className={styles.layer}>
        <Picture picture={picture} />
      </div>
    </div>
  );
}

/** Its front wall, in front of the phone. */
export function LunchBoxWall({ picture, className }: LayerProps) {
  return (
    <div className={className}>
      <div className={`${styles.layer} ${styles.wall}`}>
        <Picture picture={picture} />
      </div>
    </div>
  );
}
