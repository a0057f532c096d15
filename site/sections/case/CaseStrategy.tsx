import { Heading } from '../../components/Heading/Heading.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatIndex } from '../../images/format-index.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import styles from './CaseStrategy.module.css';
import tiles from './Tiles.module.css';

type CaseStrategyProps = {
  variant: CaseVariant;
  heading: string;
  steps: readonly { title: string; text: string }[];
  tone: Tone;
};

/** What was done: a ledger, or for a brand tiles in its own colours. */
export function CaseStrategy({ variant, heading, steps, tone }: CaseStrategyProps) {
  const layout = variant === 'brand' ? tiles : styles;
  return (
    <Section tone={tone} labelledBy="strategy-title" className={layout.band}>
      <Heading id="strategy-title" title={heading} />
      <ol className={layout.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={layout.step}>
            <p className={layout.number} aria-hidden="true">
              {formatIndex(index)}
            </p>
            <h3 className={layout.title}>{step.title}</h3>
            <p className={layout.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
