import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import styles from './CaseIntro.module.css';
import { splitOpening } from './split-opening.ts';

type CaseIntroProps = { variant: CaseVariant; text: string; label: string; tone: Tone };

/**
 * A site and a feed open with a headline, a search with an initial as tall as its text, a brand and a
 * campaign with a statement from side to side.
 */
const settings = {
  site: 'headline',
  feed: 'headline',
  search: 'initial',
  brand: 'statement',
  campaign: 'statement',
} satisfies Record<CaseVariant, string>;

/** Who the client is and what they came for, set large. */
export function CaseIntro({ variant, text, label, tone }: CaseIntroProps) {
  const { opening, rest } = splitOpening(text);
  return (
    <Section tone={tone} labelledBy="intro-title" className={styles[variant]}>
      <div className={styles.intro} data-setting={settings[variant]} data-enter="">
        <h2 className={styles.label} id="intro-title">
          {label}
        </h2>
        <p className={styles.text}>
          <span>{opening}</span> {rest ? <span>{rest}</span> : null}
        </p>
      </div>
    </Section>
  );
}
