import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Link } from '../../shapes/link.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './ArticleSidebar.module.css';

type ArticleSidebarProps = {
  words: InterfaceWords['article']['sidebar'];
  linksHeading: string;
  services: readonly Link[];
  articles: readonly Link[];
};

/** Beside the text: an invitation to ask, and the pages that help further. */
export function ArticleSidebar({ words, linksHeading, services, articles }: ArticleSidebarProps) {
  const entry = ({ href, label }: Link, look?: string) => (
    <li key={href} className={look}>
      <a href={href}>
        <span>{label}</span>
        <Icon name="arrow" />
      </a>
    </li>
  );
  return (
    <div className={styles.sidebar}>
      <aside className={styles.ask} data-tone="dark" aria-label={words.heading}>
        <p className={styles.heading}>{words.heading}</p>
        <p className={styles.text}>{words.text}</p>
        <ActionLink href={words.action.href} label={words.action.label} />
      </aside>
      <nav className={styles.links} aria-label={linksHeading}>
        <p className={styles.name}>{linksHeading}</p>
        <ul>
          {services.map((link) => entry(link, styles.service))}
          {articles.map((link) => entry(link))}
        </ul>
      </nav>
    </div>
  );
}
