import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Person } from '../../schemas/person.ts';
import { BannerTitle } from '../shared/BannerTitle.tsx';
import styles from './AuthorBanner.module.css';

export type AuthorBannerProps = Pick<
  Person,
  'name' | 'position' | 'bio' | 'facebook' | 'instagram' | 'linkedin'
> & { portrait: ImageSources };

const networks = ['facebook', 'instagram', 'linkedin'] as const;

/** The head of an author's page: portrait, position and what this person does here. */
export function AuthorBanner({ name, position, bio, portrait, ...links }: AuthorBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <Picture className={styles.portrait} picture={portrait} first />
        <div>
          <BannerTitle title={name} subtitle={position} />
          <p className={styles.bio}>{bio}</p>
          <ul className={styles.links}>
            {networks
              .filter((network) => links[network])
              .map((network) => (
                <li key={network}>
                  <a
                    href={links[network]}
                    target="_blank"
                    aria-describedby="new-tab"
                    rel="noopener"
                    aria-label={`${name}: ${network}`}
                  >
                    <Icon name={network} />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
