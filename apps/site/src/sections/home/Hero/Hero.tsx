import type { Home } from '@agency/content/schemas/pages/home.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { type Action, ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PauseButton } from '../../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { TextRing } from '../../../components/TextRing/TextRing.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { titleWidth } from '../../../theme/title-width.ts';
import { TurningPicture } from '../TurningPicture/TurningPicture.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  copy: Omit<Home['hero'], 'picture' | 'sequence' | 'action'>;
  action: Action;
  picture: ImageSources;
  sequence?: Home['hero']['sequence'];
  reducedMotion: InterfaceCopy['reducedMotion'];
};

/** The widest first and last line that fit the window at the largest size, in em. */
const widest = { first: 7.1, last: 5.8, stretch: 76 };

/** Whether the headline is two lines that need not break at the largest size. */
function isShort([first = '', last = '', ...others]: readonly string[]): boolean {
  const width = (line: string) => titleWidth(line, widest.stretch);
  return others.length === 0 && width(first) <= widest.first && width(last) <= widest.last;
}

/** The first screen: one picture between the lines of the headline. */
export function Hero({ copy, action, picture, sequence, reducedMotion }: HeroProps) {
  const [first, ...others] = copy.headline;
  return (
    <section className={styles.hero} data-tone="dark" aria-labelledby="hero-title">
      <div className={styles.layout}>
        <h1
          className={styles.headline}
          id="hero-title"
          data-short={isShort(copy.headline) || undefined}
        >
          <span>{first}</span> <span className={styles.following}>{others.join(' ')}</span>
        </h1>
        {copy.tagline ? (
          <a className={styles.tagline} href={copy.tagline.href}>
            <span>{copy.tagline.label}</span>
            <Icon name="diagonal" />
          </a>
        ) : null}
        <div className={styles.centre}>
          {sequence ? (
            <TurningPicture picture={picture} {...sequence} />
          ) : (
            <Picture picture={picture} priority />
          )}
        </div>
        <div className={styles.badge} data-ring-host="">
          <TextRing copy={copy.badge} id="hero" />
          <Icon name="arrow" />
          <PauseButton label={reducedMotion.label} />
        </div>
        <p className={styles.subtext}>{copy.subtext}</p>
        <div className={styles.action}>
          <ActionLink {...action} />
        </div>
      </div>
    </section>
  );
}
