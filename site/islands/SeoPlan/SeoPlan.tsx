import { useEffect, useRef, useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { TitleLines } from '../../components/BandHeading/TitleLines.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type PlanAnswers, writeBrief } from './plan-brief.ts';
import { fillQuote } from './quote-fields.ts';
import styles from './SeoPlan.module.css';

type SeoPlanProps = { words: SeoServices['connect']; plan: SeoServices['plan']; tone?: Tone };

/** The call to action with the plan behind its button. Asleep, the button leads to the quote form. */
export function SeoPlan({ words, plan, tone = 'lime' }: SeoPlanProps) {
  const [awake, setAwake] = useState(false);
  const [round, setRound] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const earlier = useRef('');
  useEffect(() => setAwake(true), []);

  function open() {
    setRound(round + 1);
    dialog.current?.showModal();
  }

  function finish(answers: PlanAnswers) {
    const brief = writeBrief(plan, answers);
    // Closing first: the dialog hands the focus back to its button, the form takes it from there.
    dialog.current?.close();
    fillQuote(brief, answers.website.trim(), earlier.current);
    earlier.current = brief;
  }

  const face = (
    <>
      <span>{words.action}</span>
      <Icon name="arrow" />
    </>
  );
  return (
    <Band tone={tone} labelledBy="connect-title" className={styles.band}>
      <div className={styles.grid}>
        <h2 className={styles.title} id="connect-title">
          <TitleLines text={words.heading} />
        </h2>
        <div className={styles.side}>
          <ol className={styles.steps}>
            {[plan.goal, plan.website, plan.timing].map(({ indicator, question }) => (
              <li key={indicator}>
                <span>{indicator}</span>
                <span className={styles.question}>{question}</span>
              </li>
            ))}
          </ol>
          <p className={styles.text}>{words.text}</p>
          {awake ? (
            <button type="button" className={styles.action} aria-haspopup="dialog" onClick={open}>
              {face}
            </button>
          ) : (
            <a className={styles.action} href="#quote">
              {face}
            </a>
          )}
        </div>
      </div>
      {awake ? <PlanDialog ref={dialog} round={round} words={plan} onFinish={finish} /> : null}
    </Band>
  );
}
