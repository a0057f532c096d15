import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import type { CaseSetting } from '../../schemas/case-variant.ts';
import styles from './CasePictures.module.css';
import feed from './FeedPosts.module.css';
import feedByDay from './FeedStrip.module.css';

export type CaseTile = { picture: ImageSources; caption: string; href?: string | undefined };

export type CasePicturesProps = {
  heading: string;
  title: string;
  tiles: CaseTile[];
  openPost: string;
  /** The account that published the pictures: then they stand as posts. */
  account?: string | undefined;
  setting: CaseSetting;
  tone: Tone;
};

/** The work itself as pictures; tiles with an address lead to the post. */
export function CasePictures(props: CasePicturesProps) {
  const { heading, title, tiles, openPost, account, setting, tone } = props;
  const posts = setting === 'day' ? feedByDay : feed;
  const own = account ? posts : styles;
  return (
    <Section tone={tone} labelledBy="embed-title">
      <header className={styles.head}>
        <h2 className={styles.heading} id="embed-title">
          {heading}
        </h2>
        <p className={styles.title}>{title}</p>
      </header>
      <ul className={own.tiles}>
        {tiles.map((tile, index) => (
          <li key={tile.caption} className={own.tile} data-enter="">
            <figure>
              {account ? (
                <p className={posts.account} data-initial={account[0]} aria-hidden="true">
                  {account}
                </p>
              ) : null}
              <div className={own.frame}>
                <Picture picture={tile.picture} />
              </div>
              <figcaption className={own.caption}>
                <span>
                  <span className={styles.number} aria-hidden="true">
                    {formatPosition(index, tiles.length)}
                  </span>{' '}
                  {tile.caption}
                </span>
                {tile.href ? (
                  <a
                    className={own.link}
                    href={tile.href}
                    target="_blank"
                    aria-describedby="new-tab"
                    rel="noopener"
                  >
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
    </Section>
  );
}
