import type { ReactNode } from 'react';
import { SampleMark, SampleRing } from '../../components/SampleMark/SampleMark.tsx';
import { samplesIn } from '../../components/SampleMark/samples-in.ts';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { type Evidence, type EvidenceRow, evidenceRows } from '../../schemas/evidence.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './CaseEvidence.module.css';
import { CountedFigures } from './CountedFigures.tsx';

export type TeamMember = { name: string; position: string };

export type CaseEvidenceProps = {
  evidence: Omit<Evidence, 'team'> & { team: readonly TeamMember[] };
  copy: InterfaceCopy['caseStudy']['evidence'];
  tone: Tone;
};

/** The ledger of a case: what its figures count, what was spent, what failed, who did it, and the client's word. */
export function CaseEvidence({ evidence, copy, tone }: CaseEvidenceProps) {
  const { samples = [], clientWord } = evidence;
  const shown = evidenceRows.filter((row) => evidence[row]);
  const { any, mixed } = samplesIn([
    ...shown.filter((row) => row !== 'counted').map((row) => ({ sample: samples.includes(row) })),
    ...evidence.counted,
    clientWord,
  ]);
  const ring = mixed ? <SampleRing label={copy.sample} /> : null;
  const rows: Record<EvidenceRow, ReactNode> = {
    period: evidence.period,
    start: evidence.start,
    counted: <CountedFigures figures={evidence.counted} sample={mixed ? copy.sample : undefined} />,
    spent: evidence.spent,
    measured: evidence.measured,
    failed: evidence.failed,
    team: (
      <ul className={styles.team}>
        {evidence.team.map(({ name, position }) => (
          <li key={name}>
            {name} <span>{position}</span>
          </li>
        ))}
      </ul>
    ),
  };
  return (
    <Section tone={tone} labelledBy="evidence-title">
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.heading} id="evidence-title">
            {copy.heading}
          </h2>
          {any ? (
            <p className={styles.note}>
              <SampleMark label={copy.sample} /> <span>{copy.note}</span>
            </p>
          ) : null}
        </header>
        <dl className={styles.ledger}>
          {shown.map((row) => (
            <div key={row} className={styles.row} data-row={row}>
              <dt>
                {copy.rows[row]} {samples.includes(row) ? ring : null}
              </dt>
              <dd>{rows[row]}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.word}>
          <blockquote>{clientWord.text}</blockquote>
          <figcaption>
            {clientWord.name}, {clientWord.role} {clientWord.sample ? ring : null}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
