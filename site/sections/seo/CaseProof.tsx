import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { Bars } from '../../components/Chart/Bars.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { CaseStudy } from '../../schemas/case-study.ts';
import styles from './CaseProof.module.css';

export type CaseProofCard = CaseCardProps & {
  figures: NonNullable<CaseStudy['figures']>;
  chart: NonNullable<CaseStudy['charts']>[number] | undefined;
  /** Has its row for itself. */
  across: boolean;
};

export type CaseProofProps = { heading: string; cards: CaseProofCard[] };

/** Work shown by what it brought: the first figure very large, each with the measure or the figures behind it. */
export function CaseProof({ heading, cards }: CaseProofProps) {
  if (cards.length === 0) return null;
  return (
    <Section tone="dark" labelledBy="cases-title">
      <Heading id="cases-title" title={heading} />
      <ul className={styles.cards}>
        {cards.map(
          ({ title, category, href, picture, across, figures: [figure, ...others], chart }) => (
            <li key={href} className={styles.place} data-across={across || undefined} data-enter="">
              <article className={styles.card}>
                <div className={styles.frame}>
                  <Picture className={styles.picture} picture={picture} />
                </div>
                <div className={styles.copy}>
                  <div className={styles.name}>
                    <h3 className={styles.title}>
                      <a href={href}>{title}</a>
                    </h3>
                    <p className={styles.category}>{category}</p>
                  </div>
                  {figure ? (
                    <p className={styles.figure}>
                      <strong>{figure.value}</strong> <span>{figure.label}</span>
                    </p>
                  ) : null}
                  {chart ? (
                    <div className={styles.chart}>
                      <p>{chart.title}</p>
                      <Bars data={chart.data} prefix={chart.prefix} unit={chart.unit} />
                    </div>
                  ) : (
                    <ul className={styles.others}>
                      {others.map(({ value, label }) => (
                        <li key={label}>
                          <strong>{value}</strong> <span>{label}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </article>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
