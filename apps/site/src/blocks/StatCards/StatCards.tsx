import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { createImageSources } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './StatCards.module.css';
import type { fields } from './schema.ts';

/** Figures with a picture each, and another one while the card is hovered. */
export async function StatCards({ id, tone, heading, text, items }: BlockProps<typeof fields>) {
  const stats = items.map(async ({ image, hoverImage, ...stat }) => ({
    ...stat,
    picture: await createImageSources(image, '', 'square'),
    hoverPicture: await createImageSources(hoverImage, '', 'square'),
  }));
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} size="poster" lead={text} className={styles.head} />
      <ul className={styles.cards}>
        {(await Promise.all(stats)).map((stat) => (
          <li key={stat.id} className={styles.card} data-reveal="">
            <div className={styles.frame}>
              <Picture className={styles.picture} picture={stat.picture} />
              <div className={styles.lit}>
                <Picture className={styles.picture} picture={stat.hoverPicture} />
              </div>
            </div>
            <p className={styles.number}>{stat.number}</p>
            <p className={styles.text}>{stat.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
