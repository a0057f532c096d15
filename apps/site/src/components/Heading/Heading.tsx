import type { ReactNode } from 'react';
import { hasLongWord } from '../../theme/title-width.ts';
import { type Action, ActionLink } from '../ActionLink/ActionLink.tsx';
import { classNames } from '../class-names.ts';
import styles from './Heading.module.css';

export type HeadingProps = {
  id: string;
  title: string;
  /** "poster" is for one or two short words. */
  size?: 'lg' | 'xl' | 'poster';
  /** A sentence under the title, or beside it where there is a link. */
  lead?: string;
  action?: Action;
  /** A drawing beside the title, below it on phones. */
  aside?: ReactNode;
  className?: string;
};

/** The widest word that fits the narrowest phone in each size, in em. */
const widestWord = { lg: 6, xl: 5.6, poster: 4.2 };

/** The heading of a section: its title and, where given, a sentence and a link. */
export function Heading({ id, title, size = 'lg', lead, action, aside, className }: HeadingProps) {
  const columns = aside ? styles.beside : action && styles.split;
  return (
    <header className={classNames(styles.head, columns, className)} data-reveal="">
      <h2
        className={`${styles.title} title-${size}`}
        id={id}
        data-long={hasLongWord(title, widestWord[size]) || undefined}
      >
        {title}
      </h2>
      {lead || action ? (
        <div className={styles.side}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {action ? <ActionLink {...action} variant="outline" /> : null}
        </div>
      ) : null}
      {aside}
    </header>
  );
}
