import { Icon } from '../../../components/Icon/Icon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { hasLongWord } from '../../../theme/title-width.ts';
import styles from './CaseNext.module.css';

/** The widest words that fit beside the cover and the narrowest phone, in em of the three sizes of the name. */
const widestWords = { poster: 4.5, md: 7 };

type CaseNextProps = {
  label: string;
  name: string;
  category: string;
  href: string;
  picture: ImageSources;
};

/** The next case as its head: its name and its cover, all of it a link. */
export function CaseNext({ label, name, category, href, picture }: CaseNextProps) {
  return (
    <section className={styles.next} data-tone="dark" data-card="" aria-labelledby="next-title">
      <div className={styles.cover} data-card-picture="">
        <Picture picture={{ ...picture, alt: '' }} />
      </div>
      <div className={styles.copy}>
        <p className={styles.label} aria-hidden="true">
          {label} <span>{category}</span>
        </p>
        <h2
          className={styles.name}
          id="next-title"
          data-card-title=""
          data-long={hasLongWord(name, widestWords.poster, 76) || undefined}
          data-longer={hasLongWord(name, widestWords.md, 76) || undefined}
        >
          <span className="visually-hidden">{`${label}, ${category}: `}</span>
          <a href={href} rel="next">
            {name}
          </a>
        </h2>
        <Icon name="arrow" />
      </div>
    </section>
  );
}
