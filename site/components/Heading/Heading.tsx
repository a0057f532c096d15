import { type Action, ActionLink } from '../ActionLink/ActionLink.tsx';
import styles from './Heading.module.css';

export type HeadingProps = {
  id: string;
  title: string;
  /** The largest is for one or two short words. */
  size?: 'md' | 'lg' | 'xl' | 'poster';
  eyebrow?: string | undefined;
  /** A sentence under the title, or beside it where there is a link. */
  lead?: string | undefined;
  action?: Action | undefined;
  /** Each sentence of the title on a line of its own. */
  lines?: boolean;
  className?: string | undefined;
};

/** Short sentences, each on its own line. */
const sentences = (title: string) =>
  title.split(/(?<=[.?!]) /).map((sentence) => (
    <span key={sentence} className={styles.line}>
      {`${sentence} `}
    </span>
  ));

/** The heading of a section: its title and, where given, words above and below it and a link. */
export function Heading(props: HeadingProps) {
  const { id, title, size = 'lg', eyebrow, lead, action, lines, className } = props;

  return (
    <header
      className={[styles.head, action && styles.split, className].filter(Boolean).join(' ')}
      data-size={size}
      data-enter=""
    >
      <div>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h2 className={styles.title} id={id}>
          {lines ? sentences(title) : title}
        </h2>
      </div>
      {lead || action ? (
        <div className={styles.side}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {action ? <ActionLink {...action} variant="outline" /> : null}
        </div>
      ) : null}
    </header>
  );
}
