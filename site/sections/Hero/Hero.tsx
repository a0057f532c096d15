import { type Action, ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { TurningPicture } from '../../islands/TurningPicture/TurningPicture.tsx';
import type { Home } from '../../schemas/pages/home.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { titleWidth } from '../../schemas/theme/title-width.ts';
import styles from './Hero.module.css';
import shade from './HeroShade.module.css';
import wide from './HeroWide.module.css';
import words from './HeroWords.module.css';

export type HeroProps = {
  copy: Omit<Home['hero'], 'picture' | 'sequence' | 'action'>;
  action: Action;
  picture: ImageSources;
  sequence?: Home['hero']['sequence'];
  motion: InterfaceCopy['motion'];
};

/** What a phone holds of a line at the tallest size, in em, its text twice as large too, and how wide the letters are. */
const tallLine = { ems: 3.75, stretch: 76 };

/** A line of words breaks where the next would not fit. */
const fitsTall = (line: string) =>
  line.split(/\s+/).every((word) => titleWidth(word, tallLine.stretch) <= tallLine.ems);

/** Two lines of words that a phone holds at the tallest size, or a step lower: a longer word would not fit its width. */
function steepness(lines: readonly string[]): 'tall' | 'low' | undefined {
  const longest = Math.max(
    ...lines.flatMap((line) => line.split(/\s+/)).map(({ length }) => length),
  );
  if (lines.length !== 2 || longest > 12) return undefined;
  return lines.every(fitsTall) ? 'tall' : 'low';
}

/** What wide windows hold of the first line and of the last at their largest, in em. */
const largeLines = { first: 7, last: 5.8, stretch: 76 };

/** Two lines that a wide window holds at their largest, the last beside a column of words. */
function isLarge([first = '', last = '', ...others]: readonly string[]): boolean {
  const width = (line: string) => titleWidth(line, largeLines.stretch);
  return others.length === 0 && width(first) <= largeLines.first && width(last) <= largeLines.last;
}

/** The first screen: one picture between the lines of the headline. */
export function Hero({ copy, action, picture, sequence, motion }: HeroProps) {
  const [first, ...others] = copy.headline;
  return (
    <section className={styles.hero} data-tone="dark" aria-labelledby="hero-title">
      <div className={`${styles.stage} ${wide.stage} ${shade.stage}`}>
        <a className={words.tagline} href={copy.tagline.href}>
          <span>{copy.tagline.label}</span>
          <Icon name="diagonal" />
        </a>
        <h1
          className={`${styles.headline} ${wide.headline}`}
          id="hero-title"
          data-steep={steepness(copy.headline)}
          data-large={isLarge(copy.headline) ? '' : undefined}
        >
          <span className={`${styles.first} ${wide.first}`}>{first}</span>{' '}
          {others.map((line) => (
            <span key={line} className={`${styles.following} ${wide.following} ${shade.following}`}>
              {line}
            </span>
          ))}
        </h1>
        <div className={`${styles.centre} ${wide.centre}`}>
          {sequence ? (
            <TurningPicture picture={picture} {...sequence} />
          ) : (
            <Picture picture={picture} first />
          )}
        </div>
        <div className={styles.badge} data-ring-host="">
          <TextRing copy={copy.badge} id="hero" />
          <Icon name="arrow" />
        </div>
        <div className={`${words.copy} ${wide.copy}`}>
          <p className={words.subtext}>{copy.subtext}</p>
          <ActionLink {...action} />
        </div>
        <div className={`${words.claims} ${wide.claims}`}>
          <ul>
            {copy.claims.map((claim) => {
              const [figure, ...unit] = claim.split(' ');
              return (
                <li key={claim}>
                  <strong>{figure}</strong> {unit.join(' ')}
                </li>
              );
            })}
          </ul>
          <a href={copy.evidence.href}>{copy.evidence.label}</a>
        </div>
        <div className={styles.pause}>
          <PauseButton pause={motion.pause} play={motion.play} />
        </div>
      </div>
    </section>
  );
}
