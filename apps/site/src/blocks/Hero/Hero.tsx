import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import { singleFile, wordsIn } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { ctaAction } from '../../layout/cta-action.ts';
import { titleWidth } from '../../theme/title-width.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './Hero.module.css';
import type { fields } from './schema.ts';
import { TurningPicture } from './TurningPicture/TurningPicture.tsx';

/** The widest first and last line that fit the window at the largest size, and on a phone half a line, in em. */
const widest = { first: 7.35, last: 5.8, half: 4.1, stretch: 76 };

/** Whether the headline is two lines that need not break at the largest size. */
function isShort([first = '', last = '', ...others]: readonly string[]): boolean {
  const width = (line: string) => titleWidth(line, widest.stretch);
  return others.length === 0 && width(first) <= widest.first && width(last) <= widest.last;
}

/** Whether each line fits two lines of a phone, broken where the first is full. */
function breaksInTwo(lines: readonly string[]): boolean {
  const fits = (words: readonly string[]) =>
    titleWidth(words.join(' '), widest.stretch) <= widest.half;
  return lines.every((line) => {
    const words = line.split(' ');
    const count = words.findLastIndex((_word, index) => fits(words.slice(0, index)));
    return count > 0 && fits(words.slice(count));
  });
}

/** The first screen: one picture between the lines of the headline. */
export async function Hero({ sequence, ...copy }: BlockProps<typeof fields>) {
  const action = ctaAction(copy.action, await singleFile('brand'));
  const { reducedMotion } = await wordsIn(copy.page.language);
  const picture = await createPictureSources(copy.picture, 'hero');
  const [first, ...others] = copy.headline;
  return (
    <section className={styles.hero} data-tone="dark" aria-labelledby="hero-title">
      <div className={styles.layout}>
        <h1
          className={styles.headline}
          id="hero-title"
          data-short={isShort(copy.headline) || undefined}
          data-breaks={(copy.headline.length === 2 && breaksInTwo(copy.headline)) || undefined}
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
