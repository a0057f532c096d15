import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { TitleLines } from '../../components/BandHeading/TitleLines.tsx';
import type { Link } from '../../shapes/link.ts';
import styles from './Statement.module.css';

type StatementProps = { id: string; heading: string; text: string; action: Link; tone: Tone };

/** A sentence or a few short ones set very large, each on its own line, a paragraph and a link. Opens or closes a page's argument. */
export function Statement({ id, heading, text, action, tone }: StatementProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className={styles.grid} data-enter="">
        <h2 className={styles.heading} id={id}>
          <TitleLines text={heading} />
        </h2>
        <div className={styles.side}>
          <p>{text}</p>
          <ActionLink href={action.href} label={action.label} />
        </div>
      </div>
    </Band>
  );
}
