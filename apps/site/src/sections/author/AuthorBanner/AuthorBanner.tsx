import type { CollectionEntry } from 'astro:content';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { SocialLinks } from '../../../components/SocialLinks/SocialLinks.tsx';
import { singleFile } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { hasLongWord } from '../../../theme/title-width.ts';
import { BannerTitle } from '../../shared/BannerTitle/BannerTitle.tsx';
import styles from './AuthorBanner.module.css';

/** The widest word of a name that fits the narrowest phone, in em. */
const WIDEST_WORD = 6;

/** The head of an author's page: portrait, position and what this person does here. */
export async function AuthorBanner({ author }: { author: CollectionEntry<'people'> }) {
  const { name, position, bio, portrait, alt, sample, ...links } = author.data;
  const { samples } = await singleFile('interface');
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner} data-long={hasLongWord(name, WIDEST_WORD, 76) || undefined}>
        <Picture
          className={styles.portrait}
          picture={await createImageSources(portrait, alt, 'author')}
          priority
        />
        <div>
          <BannerTitle title={name} subtitle={position} />
          <p className={styles.bio}>{bio}</p>
          {sample ? <p className={styles.bio}>{samples.people}</p> : null}
          <SocialLinks links={links} of={name} />
        </div>
      </div>
    </section>
  );
}
