import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { SeoServices } from '../../schemas/pages/seo-services.ts';
import styles from './FaqList.module.css';

/** Six months from left to right; the two ranges of the milestones are filled. */
const curve = 'M0 196C100 194 128 178 160 150S270 56 400 12';

type FaqListProps = { copy: SeoServices['faq'] };

/** Five questions, one open at a time, the first open at the start; beside them what comes when. */
export function FaqList({ copy }: FaqListProps) {
  return (
    <Section tone="paper" labelledBy="faq-title">
      <div className={styles.grid}>
        <div className={styles.side}>
          <h2 className={styles.heading} id="faq-title">
            {copy.heading}
          </h2>
          <div className={styles.growth}>
            <svg
              className={styles.curve}
              viewBox="0 0 400 200"
              aria-hidden="true"
              focusable="false"
            >
              <clipPath id="faq-ranges">
                <path d="M62 0h30v200H62zM200 0h200v200H200z" />
              </clipPath>
              <path className={styles.area} clipPath="url(#faq-ranges)" d={`${curve}v188H0z`} />
              <path d={curve} />
              <path className={styles.ranges} d="M62 200v-12M92 200v-20M200 200v-88M400 200V12" />
            </svg>
            <dl className={styles.milestones}>
              {copy.milestones.map(({ value, label }) => (
                <div key={value}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div>
          {copy.items.map((item, index) => (
            <details key={item.question} className={styles.item} name="faq" open={index === 0}>
              <summary>
                <h3>{item.question}</h3>
                <Icon name="plus" />
              </summary>
              <p>{item.answer}</p>
            </details>
          ))}
          <div className={styles.terms}>
            <ActionLink {...copy.terms} variant="quiet" />
          </div>
        </div>
      </div>
    </Section>
  );
}
