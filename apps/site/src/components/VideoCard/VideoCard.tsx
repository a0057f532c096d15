import type { ImageSources } from '../../images/image-sources.ts';
import { moduleClasses } from '../ContentStyle/module-classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import rules from './VideoCard.module.css?inline';

const styles = moduleClasses(rules);

export type VideoCardProps = {
  title: string;
  url: string;
  picture?: ImageSources | undefined;
  /** Where the video is, in words. */
  place: string;
  /** The language of these words, where it is not that of the page. */
  lang?: string | undefined;
};

/** A link to a video. The browser asks the other site for nothing before a click. */
export function VideoCard({ title, url, picture, place, lang }: VideoCardProps) {
  return (
    <div>
      <a className={styles.card} href={url} rel="noopener">
        {picture ? <Picture picture={picture} className={styles.picture} /> : null}
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.place} lang={lang}>
            {place}
          </span>
        </span>
      </a>
    </div>
  );
}
