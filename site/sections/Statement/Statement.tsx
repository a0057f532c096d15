import { type Action, ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { TitleLines } from '../../components/SectionHeading/TitleLines.tsx';
import styles from './Statement.module.css';

type StatementProps = { id: string; heading: string; text: string; action: Action; tone: Tone };

/** A sentence or a few short ones set very large, each on its own line, a paragraph and a link. Opens or closes a page's argument. */
export function Statement({ id, heading, text, action, tone }: StatementProps) {
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <div className={styles.grid} data-enter="">
        <h2 className={styles.heading} id={id}>
          <TitleLines text={heading} />
        </h2>
        <div className={styles.side}>
          <p>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </Section>
  );
}
