import type { Person } from '@agency/content/schemas/person.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { SocialLinks } from '../../../components/SocialLinks/SocialLinks.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { BannerTitle } from '../../shared/BannerTitle/BannerTitle.tsx';
import styles from './AuthorBanner.module.css';

type AuthorBannerProps = Pick<
  Person,
  'name' | 'position' | 'bio' | 'facebook' | 'instagram' | 'linkedin'
> & { portrait: ImageSources };

/** The head of an author's page: portrait, position and what this person does here. */
export function AuthorBanner({ name, position, bio, portrait, ...links }: AuthorBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <Picture className={styles.portrait} picture={portrait} priority />
        <div>
          <BannerTitle title={name} subtitle={position} />
          <p className={styles.bio}>{bio}</p>
          <SocialLinks links={links} of={name} />
        </div>
      </div>
    </section>
  );
}
