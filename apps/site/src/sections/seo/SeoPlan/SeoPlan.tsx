import type { SeoServices } from '@agency/content/schemas/pages/seo-services.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import pill from '../../../components/Pill/Pill.module.css';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './SeoPlan.module.css';

type SeoPlanProps = { copy: SeoServices['connect']; plan: SeoServices['plan'] };

/** A call to action: a link to the quote form, which start-seo-plan.ts turns into a button that opens PlanDialog. */
export function SeoPlan({ copy, plan }: SeoPlanProps) {
  return (
    <Section tone="accent" labelledBy="connect-title" className={styles.section}>
      <div className={styles.grid}>
        <Heading id="connect-title" title={copy.heading} size="xl" className={styles.title} />
        <div className={styles.side}>
          <ol className={styles.steps}>
            {[plan.goal, plan.website, plan.timing].map(({ indicator, question }) => (
              <li key={indicator}>
                <span>{indicator}</span> <span className={styles.question}>{question}</span>
              </li>
            ))}
          </ol>
          <p className={styles.text}>{copy.text}</p>
          <a
            className={`${pill.pill} ${styles.action}`}
            href="#quote"
            data-plan={JSON.stringify(plan)}
          >
            <span>{copy.action}</span>
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </Section>
  );
}
