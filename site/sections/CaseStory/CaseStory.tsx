import { Band, type Tone } from '../../components/Band/Band.tsx';
import styles from './CaseStory.module.css';

type CaseStoryProps = {
  id: string;
  heading: string;
  /** The opening paragraph, set large. */
  lead?: string;
  items: readonly { title: string; text: string }[];
  tone: Tone;
};

/** A chapter of a case study: what stood in the way, what was done. */
export function CaseStory({ id, heading, lead, items, tone }: CaseStoryProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      {lead ? (
        <p className={styles.lead} data-enter="">
          {lead}
        </p>
      ) : null}
      <div className={styles.grid}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        <ol className={styles.items}>
          {items.map((item, index) => (
            <li key={item.title} className={styles.item} data-enter="">
              <p className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')} / {String(items.length).padStart(2, '0')}
              </p>
              <h3>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
