import { Band, type Tone } from '../../components/Band/Band.tsx';
import type { CaseLook } from '../CaseStory/case-plan.ts';
import styles from './CaseIntro.module.css';

type CaseIntroProps = { look: CaseLook; text: string; label: string; tone: Tone };

/** Who the client is and what they came for, set large. */
export function CaseIntro({ look, text, label, tone }: CaseIntroProps) {
  return (
    <Band tone={tone} labelledBy="intro-title" className={styles[look]}>
      <div className={styles.intro} data-enter="">
        <h2 className={styles.label} id="intro-title">
          {label}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </Band>
  );
}
