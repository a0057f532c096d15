import { ActionLink } from '../ActionLink/ActionLink.tsx';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = {
  id: string;
  title: string;
  eyebrow?: string;
  text?: string;
  action?: { label: string; href: string };
};

/** The head of a band: a large title, with a sentence and a link at its side. */
export function SectionHeading({ id, title, eyebrow, text, action }: SectionHeadingProps) {
  return (
    <header className={styles.head} data-enter="">
      <div>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      </div>
      {text || action ? (
        <div className={styles.side}>
          {text ? <p>{text}</p> : null}
          {action ? <ActionLink href={action.href} label={action.label} variant="outline" /> : null}
        </div>
      ) : null}
    </header>
  );
}
