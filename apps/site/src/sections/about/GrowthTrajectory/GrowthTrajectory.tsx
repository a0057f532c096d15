import { AccordionItem } from '../../../components/AccordionItem/AccordionItem.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './GrowthTrajectory.module.css';

export type GrowthItem = {
  id: string;
  title: string;
  description: string;
  picture: ImageSources;
};

type GrowthTrajectoryProps = { heading: string; items: GrowthItem[] };

/** Items such as mission and vision: one is open or none, with its picture beside them. */
export function GrowthTrajectory({ heading, items }: GrowthTrajectoryProps) {
  return (
    <Section tone="paper" labelledBy="growth-title" className={styles.band}>
      <Heading id="growth-title" title={heading} />
      <div className={styles.grid}>
        <div>
          {items.map((item, index) => (
            <AccordionItem key={item.id} name="growth" title={item.title} large open={index === 0}>
              <p>{item.description}</p>
            </AccordionItem>
          ))}
        </div>
        <div className={styles.pictures}>
          {items.map((item) => (
            <div key={item.id} className={styles.picture}>
              <Picture picture={item.picture} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
