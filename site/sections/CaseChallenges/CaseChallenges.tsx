import { Section, type Tone } from '../../components/Section/Section.tsx';
import styles from './CaseChallenges.module.css';

type CaseChallengesProps = {
  id: string;
  /** What the chapter is about, in the words of every case. */
  label: string;
  /** Its title in this case; without one the label is the title. */
  heading?: string | undefined;
  items: readonly { title: string; text: string }[];
  tone: Tone;
};

/** What stood in the way: the heading stays while the obstacles pass. */
export function CaseChallenges({ id, label, heading, items, tone }: CaseChallengesProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <header className={styles.side}>
          {heading ? <p className={styles.label}>{label}</p> : null}
          <h2 className={styles.heading} id={id}>
            {heading ?? label}
          </h2>
        </header>
        <ul>
          {items.map((item) => (
            <li key={item.title} className={styles.item} data-enter="">
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
