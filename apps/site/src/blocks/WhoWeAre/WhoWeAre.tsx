import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { createPictureSources } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './WhoWeAre.module.css';

/** Who the agency is, beside a picture that tilts. */
export async function WhoWeAre({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const picture = await createPictureSources(copy.card.picture, 'portrait');
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.card} data-tilt="" data-reveal="">
          <Picture picture={picture} />
          <p className={styles.overlay}>{copy.card.overlay}</p>
        </div>
        <div data-reveal="">
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
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
