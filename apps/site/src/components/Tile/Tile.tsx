import type { ImageSources } from '../../images/image-sources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Tile.module.css';

export type TileProps = {
  picture: ImageSources;
  caption: string;
  /** The complete work, opened in a new tab. */
  link?: { href: string; label: string } | undefined;
};

/** A picture with its caption and an optional link to the complete work. */
export function Tile({ picture, caption, link }: TileProps) {
  return (
    <figure className={styles.tile}>
      <div className={styles.frame}>
        <Picture picture={picture} />
      </div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>{' '}
        {link ? (
          <a href={link.href} target="_blank" aria-describedby="new-tab" rel="noopener">
            {link.label}
            <span className="visually-hidden">: {caption}</span>
            <Icon name="diagonal" />
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}
