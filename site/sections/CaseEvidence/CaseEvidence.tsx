import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RingedText, SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import { type Evidence, type EvidenceRow, evidenceRows } from '../../schemas/evidence.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './CaseEvidence.module.css';
import { CountedFigures } from './CountedFigures.tsx';
import { splitCounted } from './counted-figures.ts';
import margin from './EvidenceMargin.module.css';
import statements from './EvidenceStatements.module.css';
import table from './EvidenceTable.module.css';
import tally from './EvidenceTally.module.css';
import wall from './EvidenceWall.module.css';
import phone from './PhoneLedger.module.css';

export type TeamMember = { name: string; position: string };

export type CaseEvidenceProps = {
  variant: CaseVariant;
  evidence: Omit<Evidence, 'team' | 'clientWord'> & { team: readonly TeamMember[] };
  /** The figure that the outcome before it tells as large as the page: not again at that size. */
  told?: string | undefined;
  copy: InterfaceCopy['caseStudy']['evidence'];
  tone: Tone;
};

/** A brand keeps a table to read down, a search a sheet with a margin, a campaign makes statements, a feed keeps a tally, a site stands its figures on a wall. */
const layouts = {
  site: wall,
  brand: table,
  search: margin,
  campaign: statements,
  feed: tally,
} satisfies Record<CaseVariant, Partial<CSSModuleClasses>>;

/** What stands open; the others are in the fold under it. */
const openRows = ['failed', 'team'] as const;

/** What the figures of a case rest on: what failed and who did it, and in a fold how each figure was counted. */
export function CaseEvidence({ variant, evidence, told, copy, tone }: CaseEvidenceProps) {
  const { samples = [] } = evidence;
  const both = (part: 'sheet' | 'head' | 'note' | 'open' | 'ledger' | 'counted' | 'row' | 'team') =>
    [styles[part], layouts[variant][part], phone[part]].filter(Boolean).join(' ');
  const { lead, large, small } = splitCounted(evidence.counted, told);
  const shown = evidenceRows.filter((row) => row !== 'counted').filter((row) => evidence[row]);
  const folded = shown.filter((row) => !openRows.some((open) => open === row));
  const ringed = [
    ...shown.filter((row) => samples.includes(row)).map((row) => copy.rows[row]),
    ...evidence.counted.filter(({ sample }) => sample).map(({ figure }) => figure),
  ];
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
  const note =
    ringed.length > 0 ? (
      <p className={both('note')}>
        <SampleMark label={copy.sample} /> <span>{copy.note}</span>
      </p>
    ) : null;
  const support = [...lead, ...large];
  const entry = (row: (typeof shown)[number]) => (
    <div key={row} className={both('row')} data-row={row}>
      <dt>
        {ringed.includes(copy.rows[row]) ? (
          <RingedText text={copy.rows[row]} label={copy.sample} />
        ) : (
          copy.rows[row]
        )}
      </dt>
      <dd>{rows[row]}</dd>
    </div>
  );
  return (
    <Section tone={tone} labelledBy="evidence-title" className={phone.section}>
      <div className={both('sheet')}>
        <header className={both('head')}>
          <h2 className={styles.heading} id="evidence-title">
            {copy.heading}
          </h2>
          {note}
        </header>
        <dl className={both('open')}>{openRows.map(entry)}</dl>
        <details className={styles.working}>
          <summary>
            <h3>{copy.working}</h3>
            <Icon name="plus" />
          </summary>
          <dl className={both('ledger')}>
            {evidence.counted.length > 0 ? (
              <div className={both('counted')}>
                <dt>{copy.rows.counted}</dt>
                {support.length > 0 ? (
                  <dd>
                    <CountedFigures
                      figures={support}
                      size={lead.length > 0 ? 'support' : 'large'}
                      ringed={ringed}
                      sample={copy.sample}
                    />
                  </dd>
                ) : null}
                {small.length > 0 ? (
                  <dd>
                    <CountedFigures
                      figures={small}
                      size="small"
                      ringed={ringed}
                      sample={copy.sample}
                    />
                  </dd>
                ) : null}
              </div>
            ) : null}
            {folded.map(entry)}
          </dl>
        </details>
      </div>
    </Section>
  );
}
