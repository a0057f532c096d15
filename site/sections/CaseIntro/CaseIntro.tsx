import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import styles from './CaseIntro.module.css';
import { splitOpening } from './split-opening.ts';

type CaseIntroProps = { variant: CaseVariant; text: string; label: string; tone: Tone };

/** A site, a brand and a feed open with a headline; a search and a campaign with a passage beside its label. */
const settings = {
  site: 'headline',
  feed: 'headline',
  brand: 'headline',
  search: 'passage',
  campaign: 'passage',
} satisfies Record<CaseVariant, string>;

/** So few letters fill a line as large as a poster. */
const posterLetters = 20;

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
          <span data-short={opening.length < posterLetters || undefined}>{opening}</span>{' '}
          {rest ? <span>{rest}</span> : null}
        </p>
      </div>
    </Section>
  );
}
