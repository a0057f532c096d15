import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './CasePictures.module.css';

export type CaseTile = { picture: RenderedPicture; caption: string; href?: string | undefined };

type CasePicturesProps = {
  heading: string;
  title: string;
  tiles: CaseTile[];
  openPost: string;
  tone: Tone;
};

/** The work itself as pictures; tiles with an address lead to the post. */
export function CasePictures({ heading, title, tiles, openPost, tone }: CasePicturesProps) {
  return (
    <Band tone={tone} labelledBy="piece-title">
      <h2 className={styles.heading} id="piece-title">
        {heading}
      </h2>
      <p className={styles.title}>{title}</p>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.caption} className={styles.tile} data-enter="">
            <figure>
              <div className={styles.frame}>
                <Picture picture={tile.picture} />
              </div>
              <figcaption>
                <span>{tile.caption}</span>
                {tile.href ? (
                  <a href={tile.href} target="_blank" rel="noopener">
                    {openPost}
                    <span className="visually-hidden">: {tile.caption}</span>
                    <Icon name="diagonal" />
                  </a>
                ) : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
