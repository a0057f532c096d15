import { Section } from '../../../components/Section/Section.tsx';
import { TradeLinks, type TradeLinksProps } from '../../shared/TradeLinks/TradeLinks.tsx';
import styles from './AllPages.module.css';

export type AllPagesProps = {
  heading: string;
  trades?: TradeLinksProps;
  groups: readonly {
    heading: string;
    pages: readonly { path: string; name: string }[];
  }[];
};

/** The list of all pages. */
export function AllPages({ heading, trades, groups }: AllPagesProps) {
  return (
    <Section tone="paper" labelledBy="pages-title">
      <h2 className={styles.heading} id="pages-title">
        {heading}
      </h2>
      {trades ? <TradeLinks {...trades} /> : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.heading} className={styles.group}>
            <h3>{group.heading}</h3>
            <ul>
              {group.pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
