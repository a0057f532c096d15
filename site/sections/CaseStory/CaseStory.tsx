import { Band, type Tone } from '../../components/Band/Band.tsx';
import styles from './CaseStory.module.css';

type CaseStoryProps = {
  id: string;
  /** What the chapter is about, in the words of every case. */
  label: string;
  /** Its title in this case; without one the label is the title. */
  heading?: string | undefined;
  items: readonly { title: string; text: string }[];
  tone: Tone;
};

/** What stood in the way: the heading stays while the obstacles pass. */
export function CaseStory({ id, label, heading, items, tone }: CaseStoryProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <header className={styles.side}>
          {heading ? <p className={styles.label}>{label}</p> : null}
          <h2 className={styles.heading} id={id}>
            {heading ?? label}
          </h2>
        </header>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.title} className={styles.item} data-enter="">
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
