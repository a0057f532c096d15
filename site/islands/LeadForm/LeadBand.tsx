import { Band, type Tone } from '../../components/Band/Band.tsx';
import styles from './LeadBand.module.css';
import { LeadForm } from './LeadForm.tsx';

type LeadBandProps = Omit<Parameters<typeof LeadForm>[0], 'labelledBy'> & {
  id: string;
  heading: string;
  text: string;
  tone: Tone;
};

/** A band with a lead form: what happens after sending on one side, the fields on the other. */
export function LeadBand({ id, heading, text, tone, ...form }: LeadBandProps) {
  const titleId = `${id}-title`;
  return (
    <Band tone={tone} id={id} labelledBy={titleId}>
      <div className={styles.grid}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <LeadForm {...form} labelledBy={titleId} />
      </div>
    </Band>
  );
}
