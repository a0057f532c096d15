import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { RingedText, SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { samplesIn } from '../../components/SampleMark/samples-in.ts';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './ClaimLedger.module.css';

type ClaimLedgerProps = { copy: HowWeWork['claims']; sample: string };

/** Every large figure of the site with the one client, the time and the method behind it. */
export function ClaimLedger({ copy, sample }: ClaimLedgerProps) {
  const samples = samplesIn(copy.items);
  return (
    <Section tone="accent" labelledBy="claims-title">
      <h2 className={styles.heading} id="claims-title">
        {copy.heading}
      </h2>
      <p className={styles.text}>
        {copy.text} {samples.any ? <SampleMark label={sample} /> : null}
      </p>
      <ul className={styles.claims}>
        {copy.items.map((claim) => (
          <li key={claim.figure} className={styles.claim}>
            <h3>
              <strong>{claim.figure}</strong> <span>{claim.what}</span>
            </h3>
            <dl>
              <dt>{copy.labels.client}</dt>
              <dd>
                {samples.mixed && claim.sample ? (
                  <RingedText text={claim.client} label={sample} />
                ) : (
                  claim.client
                )}
              </dd>
              <dt>{copy.labels.period}</dt>
              <dd>{claim.period}</dd>
              <dt>{copy.labels.method}</dt>
              <dd>{claim.method}</dd>
            </dl>
            {claim.link ? <ActionLink {...claim.link} variant="quiet" /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
