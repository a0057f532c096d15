import type { ReactNode } from 'react';
import { SampleMark, SampleRing } from '../../components/SampleMark/SampleMark.tsx';
import { samplesIn } from '../../components/SampleMark/samples-in.ts';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import { type Evidence, type EvidenceRow, evidenceRows } from '../../schemas/evidence.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './CaseEvidence.module.css';
import { CountedFigures } from './CountedFigures.tsx';
import { splitCounted } from './counted-figures.ts';
import phone from './PhoneLedger.module.css';

export type TeamMember = { name: string; position: string };

export type CaseEvidenceProps = {
  variant: CaseVariant;
  evidence: Omit<Evidence, 'team' | 'clientWord'> & { team: readonly TeamMember[] };
  /** The figure that the outcome before it tells as large as the page. */
  told?: string | undefined;
  copy: InterfaceCopy['caseStudy']['evidence'];
  tone: Tone;
};

/** A brand keeps a table to read down, a search a sheet with a margin, a campaign makes statements, a feed tells in one run of words, a site stands its figures on a wall. */
const layouts = {
  site: 'wall',
  brand: 'table',
  search: 'margin',
  campaign: 'statements',
  feed: 'prose',
} satisfies Record<CaseVariant, string>;

const both = (part: 'sheet' | 'head' | 'note' | 'ledger' | 'counted' | 'row' | 'team') =>
  `${styles[part]} ${phone[part]}`;

/** What the figures of a case rest on: those that decide it large, then what was spent, what failed, who did it. */
export function CaseEvidence({ variant, evidence, told, copy, tone }: CaseEvidenceProps) {
  const { samples = [] } = evidence;
  const { lead, large, small } = splitCounted(evidence.counted, told);
  const shown = evidenceRows.filter((row) => row !== 'counted').filter((row) => evidence[row]);
  const { any, mixed } = samplesIn([
    ...shown.map((row) => ({ sample: samples.includes(row) })),
    ...evidence.counted,
  ]);
  const ringLabel = mixed ? copy.sample : undefined;
  const ring = ringLabel ? <SampleRing label={ringLabel} /> : null;
  const rows: Record<Exclude<EvidenceRow, 'counted'>, ReactNode> = {
    period: evidence.period,
    start: evidence.start,
    spent: evidence.spent,
    measured: evidence.measured,
    failed: evidence.failed,
    team: (
      <ul className={both('team')}>
        {evidence.team.map(({ name, position }) => (
          <li key={name}>
            {name} <span>{position}</span>
          </li>
        ))}
      </ul>
    ),
  };
  const note = any ? (
    <p className={both('note')}>
      <SampleMark label={copy.sample} /> <span>{copy.note}</span>
    </p>
  ) : null;
  return (
    <Section tone={tone} labelledBy="evidence-title" className={phone.section}>
      <div className={both('sheet')} data-layout={layouts[variant]}>
        <header className={both('head')}>
          <h2 className={styles.heading} id="evidence-title">
            {copy.heading}
          </h2>
          {note}
        </header>
        <dl className={both('ledger')}>
          {evidence.counted.length > 0 ? (
            <div className={both('counted')}>
              <dt>{copy.rows.counted}</dt>
              {lead.length > 0 ? (
                <dd>
                  <CountedFigures figures={lead} size="lead" sample={ringLabel} />
                </dd>
              ) : null}
              {large.length > 0 ? (
                <dd>
                  <CountedFigures
                    figures={large}
                    size={lead.length > 0 ? 'support' : 'large'}
                    sample={ringLabel}
                  />
                </dd>
              ) : null}
              {small.length > 0 ? (
                <dd>
                  <CountedFigures figures={small} size="small" sample={ringLabel} />
                </dd>
              ) : null}
            </div>
          ) : null}
          {shown.map((row) => (
            <div key={row} className={both('row')} data-row={row}>
              <dt>
                {copy.rows[row]} {samples.includes(row) ? ring : null}
              </dt>
              <dd>{rows[row]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
