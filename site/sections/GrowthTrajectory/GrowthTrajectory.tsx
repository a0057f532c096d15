import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './GrowthTrajectory.module.css';

export type GrowthItem = {
  id: string;
  title: string;
  description: string;
  picture: ImageSources;
};

export type GrowthTrajectoryProps = { heading: string; items: GrowthItem[] };

/** Mission, vision, values: one open or none, and the picture follows the open one. */
export function GrowthTrajectory({ heading, items }: GrowthTrajectoryProps) {
  return (
    <Section tone="paper" labelledBy="growth-title" className={styles.band}>
      <SectionHeading id="growth-title" title={heading} />
      <div className={styles.grid}>
        <div>
          {items.map((item, index) => (
            <details
              key={item.id}
              className={styles.item}
              name="growth"
              open={index === 0}
              data-growth={item.id}
            >
              <summary>
                <h3>{item.title}</h3>
                <Icon name="plus" />
              </summary>
              <p>{item.description}</p>
            </details>
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
