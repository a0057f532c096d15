import { Cycle } from './Cycle.tsx';
import styles from './Diagram.module.css';
import { Pillars } from './Pillars.tsx';

export type DiagramItem = { title: string; text: string };

type DiagramProps = {
  kind: 'pillars' | 'cycle';
  title: string;
  /** The figure in words. */
  summary: string;
  items: readonly DiagramItem[];
};

const drawings = { pillars: Pillars, cycle: Cycle };

/** A drawn figure from data. Its words are an ordered list of real text; only the lines are drawn. */
export function Diagram({ kind, title, summary, items }: DiagramProps) {
  const Drawing = drawings[kind];
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.caption}>
        <p className={styles.title}>{title}</p>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      <Drawing items={items} />
    </figure>
  );
}
