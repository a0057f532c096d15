import { Icon } from '../Icon/Icon.tsx';
import styles from './OpenableHeading.module.css';

type OpenableHeadingProps = {
  id: string;
  title: string;
  /** Where the thing below the heading stands by itself: opened in a tab of its own. */
  href: string;
  open: string;
};

/** The heading of a framed thing, with the way to it outside of the frame. */
export function OpenableHeading({ id, title, href, open }: OpenableHeadingProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <a
        className={styles.open}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby="new-tab"
      >
        {open}
        <Icon name="diagonal" />
      </a>
    </header>
  );
}
