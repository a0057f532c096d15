import { AccordionItem } from '../../components/AccordionItem/AccordionItem.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { createPictureSources } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './GrowthTrajectory.module.css';
import type { fields } from './schema.ts';

/** Items such as mission and vision: one is open or none, with its picture beside them. */
export async function GrowthTrajectory({ id, tone, heading, items }: BlockProps<typeof fields>) {
  const pictured = items.map(async (item) => ({
    ...item,
    picture: await createPictureSources(item.picture, 'landscape'),
  }));
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <Heading id={id} title={heading} />
      <div className={styles.grid}>
        <div>
          {items.map((item, index) => (
            <AccordionItem key={item.id} name={id} title={item.title} large open={index === 0}>
              <p>{item.description}</p>
            </AccordionItem>
          ))}
        </div>
        <div className={styles.pictures}>
          {(await Promise.all(pictured)).map((item) => (
            <div key={item.id} className={styles.picture}>
              <Picture picture={item.picture} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
