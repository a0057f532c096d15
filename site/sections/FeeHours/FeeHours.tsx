import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Home } from '../../schemas/pages/home.ts';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './FeeHours.module.css';
import { HourField } from './HourField.tsx';

type Fees = HowWeWork['fees'];

export type FeeHoursProps = {
  copy: NonNullable<Home['whatWeOffer']['fees']>;
  labels: Pick<Fees['labels'], 'holds' | 'leaves'>;
  bands: (Fees['bands'][number] & { least: number; most: number })[];
  sample: string;
};

/** What a month buys: a fee is chosen, and the hours that it buys light up. Works by style alone; without it, all is told. */
export function FeeHours({ copy, labels, bands, sample }: FeeHoursProps) {
  const first = Math.floor((bands.length - 1) / 2);
  return (
    <Section tone="paper" labelledBy="fees-title">
      <div className={styles.panel} data-pagefind-ignore="">
        <div>
          <h2 className={styles.heading} id="fees-title">
            {copy.heading}
          </h2>
          <p className={styles.text}>
            {copy.text} {bands.some((band) => band.sample) ? <SampleMark label={sample} /> : null}
          </p>
          <fieldset className={styles.fees}>
            <legend className="visually-hidden">{copy.legend}</legend>
            {bands.map(({ title }, index) => (
              <label key={title} className={styles.fee}>
                <input
                  type="radio"
                  name="fee"
                  value={index}
                  defaultChecked={index === first}
                  aria-describedby={`fee-${index}`}
                />
                <span>{title}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.answer}>
          {bands.map((band, index) => (
            <p key={band.title} className={styles.hours} id={`fee-${index}`} data-band={index}>
              {band.hours}
            </p>
          ))}
          <HourField bands={bands} />
          {bands.map((band, index) => (
            <dl key={band.title} className={styles.held} data-band={index}>
              <div>
                <dt>{labels.holds}</dt>
                <dd>{band.holds}</dd>
              </div>
              <div>
                <dt>{labels.leaves}</dt>
                <dd>{band.leaves}</dd>
              </div>
            </dl>
          ))}
          <ActionLink {...copy.action} variant="quiet" />
        </div>
      </div>
    </Section>
  );
}
