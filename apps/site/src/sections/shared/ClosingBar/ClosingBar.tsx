import { type Action, ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Section, type Tone } from '../../../components/Section/Section.tsx';
import styles from './ClosingBar.module.css';

type ClosingBarProps = {
  id?: string;
  heading: string;
  text: string;
  action: Action;
  tone?: Tone;
  /** As wide as the page: once on the site. */
  large?: boolean;
};

/** The call to action at the end of a page. */
export function ClosingBar(props: ClosingBarProps) {
  const { id = 'closing-title', heading, text, action, tone = 'dark', large } = props;
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <div className={styles.bar} data-large={large || undefined}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        <div className={styles.side}>
          <p>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </Section>
  );
}
