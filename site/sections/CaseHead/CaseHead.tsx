import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './CaseHead.module.css';

export type CaseFact = { title: string; value: string };

type CaseHeadProps = {
  client: string;
  title: string;
  category: string;
  cover: RenderedPicture;
  facts: CaseFact[];
};

/** The client's name at the size of a poster, the still below, the facts in a strip. */
export function CaseHead({ client, title, category, cover, facts }: CaseHeadProps) {
  return (
    <>
      <section className={styles.head} data-tone="dark" aria-labelledby="page-title">
        <div className={styles.inner}>
          <p className={styles.category}>{category}</p>
          <h1 className={styles.client} id="page-title">
            <span className={styles.name}>{client}</span>{' '}
            <span className={styles.title}>{title}</span>
          </h1>
        </div>
        <div className={styles.cover}>
          <Picture picture={cover} first />
        </div>
      </section>
      <section className={styles.strip} data-tone="lime" aria-label={client}>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
