import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { Home } from '../../shapes/pages/home.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './Hero.module.css';

type HeroProps = {
  words: Omit<Home['hero'], 'picture'>;
  picture: RenderedPicture;
  motion: InterfaceWords['motion'];
};

/** The first screen: the lime between the lines of the headline. */
export function Hero({ words, picture, motion }: HeroProps) {
  const [first, ...others] = words.headline;
  return (
    <section className={styles.hero} data-tone="dark" aria-labelledby="hero-title">
      <div className={styles.stage}>
        <a className={styles.tagline} href={words.tagline.href}>
          <span>{words.tagline.label}</span>
          <Icon name="diagonal" />
        </a>
        <h1 className={styles.headline} id="hero-title">
          <span className={styles.behind}>{first}</span>{' '}
          {others.map((line) => (
            <span key={line} className={styles.before}>
              {line}
            </span>
          ))}
        </h1>
        <div className={styles.lime}>
          <Picture picture={picture} first />
        </div>
        <div className={styles.badge} data-ring-host="">
          <TextRing words={words.badge} id="hero" />
          <Icon name="arrow" />
        </div>
        <div className={styles.words}>
          <p className={styles.subtext}>{words.subtext}</p>
          <ActionLink href={words.action.href} label={words.action.label} />
        </div>
        <ul className={styles.claims}>
          {words.claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
        <div className={styles.pause}>
          <PauseButton pause={motion.pause} play={motion.play} />
        </div>
      </div>
    </section>
  );
}
