import type { Home } from '@agency/content/schemas/pages/home.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { type Logo, LogoGrid } from '../../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './Collaboration.module.css';

type CollaborationProps = { copy: Home['collaboration']; logos: Logo[] };

/** One ruled sheet: the title and the way to all clients are its first cells, the logos the others. */
export function Collaboration({ copy, logos }: CollaborationProps) {
  if (logos.length === 0) return null;
  return (
    <Section tone="accent" labelledBy="collaboration-title" className={styles.band}>
      <div className={styles.head} data-reveal="">
        <div className={styles.copy}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h2 className={styles.title} id="collaboration-title">
            {copy.heading}
          </h2>
        </div>
        {copy.action ? (
          <a className={styles.all} href={copy.action.href} data-pagefind-ignore="">
            <span>
              {copy.action.label}
              <span className="visually-hidden"> {copy.action.subject}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : null}
      </div>
      <LogoGrid logos={logos} />
    </Section>
  );
}
