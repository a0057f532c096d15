import type { Home } from '@agency/content/schemas/pages/home.ts';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './WhoWeAre.module.css';

type WhoWeAreProps = { copy: Home['whoWeAre']; picture: ImageSources };

export function WhoWeAre({ copy, picture }: WhoWeAreProps) {
  return (
    <Section tone="paper" labelledBy="who-title">
      <div className={styles.grid}>
        <div className={styles.card} data-tilt="" data-reveal="">
          <Picture picture={picture} />
          <p className={styles.overlay}>{copy.card.overlay}</p>
        </div>
        <div data-reveal="">
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h2 id="who-title">{copy.heading}</h2>
          <p className={styles.text}>{copy.text}</p>
          <ol className={styles.values}>
            {copy.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ol>
          <div className={styles.action}>
            {copy.action ? <ActionLink {...copy.action} /> : null}
          </div>
        </div>
      </div>
    </Section>
  );
}
