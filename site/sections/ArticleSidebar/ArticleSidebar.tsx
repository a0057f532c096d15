import { type Action, ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Link } from '../../schemas/link.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './ArticleSidebar.module.css';

export type ArticleSidebarProps = {
  copy: Omit<InterfaceCopy['article']['sidebar'], 'actions'>;
  actions: readonly Action[];
  linksHeading: string;
  services: readonly Link[];
  articles: readonly Link[];
};

/** Beside the text: an invitation to ask, and the pages that help further. */
export function ArticleSidebar({
  copy,
  actions,
  linksHeading,
  services,
  articles,
}: ArticleSidebarProps) {
  const entry = ({ href, label }: Link, variant?: string) => (
    <li key={href} className={variant}>
      <a href={href}>
        <span>{label}</span>
        <Icon name="arrow" />
      </a>
    </li>
  );
  return (
    <div className={styles.sidebar}>
      <aside className={styles.ask} aria-label={copy.heading} data-ask="">
        <h2 className={styles.heading}>{copy.heading}</h2>
        <p className={styles.text}>{copy.text}</p>
        {actions.map((action, index) => (
          <ActionLink key={action.href} {...action} variant={index === 0 ? 'solid' : 'quiet'} />
        ))}
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
