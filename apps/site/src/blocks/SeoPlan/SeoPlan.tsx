import { hasField } from '@agency/contract/form-settings.ts';
import { singleFile } from '../../content.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
// Its styles are in the page; the component itself comes at the press.
import '../../islands/PlanDialog/PlanDialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import pill from '../../components/Pill/Pill.module.css';
import { Section } from '../../components/Section/Section.tsx';
import styles from './SeoPlan.module.css';

/** A call to action: a link to the quote form, which client.ts turns into a button that opens PlanDialog. */
export async function SeoPlan({ id, tone, plan, ...copy }: BlockProps<typeof fields>) {
  const { form } = await singleFile('interface');
  // The plan is written into the message.
  if (!hasField('seo', 'message', form.fields)) return null;
  return (
    <Section tone={tone} labelledBy={id} className={styles.section}>
      <div className={styles.grid}>
        <Heading id={id} title={copy.heading} size="xl" className={styles.title} />
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
