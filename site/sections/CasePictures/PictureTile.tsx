import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './PictureTile.module.css';

export type CaseTile = {
  picture: ImageSources;
  caption: string;
  /** The post that the picture comes from. */
  link?: { href: string; label: string } | undefined;
};

/** A picture with its caption and, where given, a link to the post. */
export function PictureTile({ picture, caption, link }: CaseTile) {
  return (
    <figure className={styles.tile}>
      <div className={styles.frame}>
        <Picture picture={picture} />
      </div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
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
