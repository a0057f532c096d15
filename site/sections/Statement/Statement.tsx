import { type Action, ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import styles from './Statement.module.css';

/**
 * How a statement is set: its text beside it; one giant line that can be pressed; an empty place in a frame,
 * which can be pressed as well; over its text; sentence by sentence across the page, the text in columns; or,
 * where a page has another end already, as a strip.
 */
type Setting = 'beside' | 'line' | 'frame' | 'over' | 'across' | 'strip';

type StatementProps = {
  id: string;
  heading: string;
  text: string;
  action: Action;
  tone: Tone;
  setting?: Setting;
};

/** A line of few letters fills the page; one of this many and more is a step smaller, or two. */
const sizes = [
  [22, styles.long],
  [13, styles.medium],
  [0, styles.short],
] as const;

/** A sentence or a few short ones set very large, each on its own line, a paragraph and a link. Opens or closes a page's argument. */
export function Statement(props: StatementProps) {
  const { id, heading, text, action, tone, setting = 'beside' } = props;
  const [, size] = sizes.find(([letters]) => heading.length >= letters) ?? [];
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <div className={`${styles.statement} ${styles[setting]} ${size}`} data-enter="">
        <h2 className={styles.heading} id={id}>
          {heading.split(/(?<=[.?!]) /).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </h2>
        <div className={styles.side}>
          <p>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </Section>
  );
}
