import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import styles from './CaseIntro.module.css';

type CaseIntroProps = { variant: CaseVariant; text: string; label: string; tone: Tone };

/** Who the client is and what they came for, set large. */
export function CaseIntro({ variant, text, label, tone }: CaseIntroProps) {
  return (
    <Section tone={tone} labelledBy="intro-title" className={styles[variant]}>
      <div className={styles.intro} data-enter="">
        <h2 className={styles.label} id="intro-title">
          {label}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </Section>
  );
}
