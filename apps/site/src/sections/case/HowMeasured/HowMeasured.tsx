import type { Evidence } from '@agency/content/schemas/evidence.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { AccordionItem } from '../../../components/AccordionItem/AccordionItem.tsx';
import { markSample } from '../mark-sample.ts';
import styles from './HowMeasured.module.css';

export type HowMeasuredProps = {
  evidence: Omit<Evidence, 'team'> & { team: string };
  copy: InterfaceCopy['caseStudy']['evidence'];
};

/** What failed, in one sentence, and a closed part with what each figure counts and how it was measured. */
export function HowMeasured({ evidence, copy }: HowMeasuredProps) {
  const { counted, clientQuote, failed, samples = [] } = evidence;
  const titleOf = (row: keyof typeof copy.rows) =>
    markSample(copy.rows[row], samples.includes(row), copy);
  const rows = (['period', 'start', 'spent', 'measured', 'team'] as const).flatMap((row) => {
    const text = evidence[row];
    return text ? [{ title: titleOf(row), text }] : [];
  });
  return (
    <div className={styles.measured}>
      <p className={styles.failed}>
        <strong>{`${titleOf('failed')}:`}</strong> {failed}
      </p>
      {clientQuote && !clientQuote.sample ? (
        <figure>
          <blockquote>{clientQuote.text}</blockquote>
          <figcaption>
            {clientQuote.name}, {clientQuote.role}
          </figcaption>
        </figure>
      ) : null}
      <AccordionItem title={copy.heading}>
        <dl>
          <div>
            <dt>{titleOf('counted')}</dt>
            {counted.map(({ figure, text, sample }) => (
              <dd key={figure}>
                <strong>{`${markSample(figure, sample, copy)}:`}</strong> {text}
              </dd>
            ))}
          </div>
          {rows.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
    </div>
  );
}
