import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import styles from './TradeLinks.module.css';

export type TradeLinksProps = InterfaceCopy['trades'];

/** For each trade, the pages, cases and articles that are about it. Nothing while the content names no trade. */
export function TradeLinks({ heading, groups }: TradeLinksProps) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.trades} aria-labelledby="trades-title">
      <h3 className={styles.heading} id="trades-title">
        {heading}
      </h3>
      <ul className={styles.groups}>
        {shown.map(({ trade, links }) => (
          <li key={trade} className={styles.group}>
            <span>{trade}</span>
            <ul>
              {links.map(({ href, label, subject }) => (
                <li key={href}>
                  <a href={href}>
                    {label}
                    {subject ? <span className="visually-hidden"> {subject}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
