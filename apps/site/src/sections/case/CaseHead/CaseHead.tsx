import type { CaseType } from '@agency/content/schemas/case-type.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './CaseHead.module.css';

export type CaseFact = { title: string; value: string };

type CaseHeadProps = {
  caseType: CaseType;
  client: string;
  title: string;
  category: string;
  cover: ImageSources;
  facts: CaseFact[];
  /** Shown where client or figures are placeholders. */
  sample?: string;
};

/** Search and feed: two halves, the cover beside all text. */
const layouts = {
  site: styles.site,
  brand: styles.brand,
  campaign: styles.campaign,
  search: styles.split,
  feed: styles.split,
};

/** The client's name at the size of a poster, the cover and the facts. */
export function CaseHead(props: CaseHeadProps) {
  const { caseType, client, title, category, cover, facts, sample } = props;
  return (
    <section
      className={`${styles.head} ${layouts[caseType]}`}
      id="page-head"
      data-tone="dark"
      aria-labelledby="page-title"
    >
      <h1 className={styles.copy} id="page-title">
        <span className={styles.name} data-page-title="">
          {client}
        </span>{' '}
        <span className={styles.title} data-page-copy="">
          <span className={styles.line}>
            <span className={styles.letters}>{title}</span>
          </span>
        </span>
      </h1>
      <p className={styles.category}>{category}</p>
      <div className={styles.cover} data-page-picture="">
        <Picture picture={cover} priority />
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt> <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {sample ? <p className={styles.sample}>{sample}</p> : null}
    </section>
  );
}
