import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { SeoServices } from '../../schemas/pages/seo-services.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type PlanAnswers, writeBrief } from './plan-brief.ts';
import { fillQuote } from './quote-fields.ts';
import styles from './SeoPlan.module.css';

type SeoPlanProps = { copy: SeoServices['connect']; plan: SeoServices['plan']; tone?: Tone };

/** The call to action with the plan behind it. Asleep it is a link to the quote form. */
export function SeoPlan({ copy, plan, tone = 'accent' }: SeoPlanProps) {
  const [awake, setAwake] = useState(false);
  const [round, setRound] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const earlier = useRef('');
  useEffect(() => setAwake(true), []);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    flushSync(() => setRound(round + 1));
    dialog.current?.showModal();
  }

  function finish(answers: PlanAnswers) {
    const brief = writeBrief(plan, answers);
    // Closing first: the dialog hands the focus back to its button, the form takes it from there.
    dialog.current?.close();
    fillQuote(brief, answers.website.trim(), earlier.current);
    earlier.current = brief;
  }

  return (
    <Section tone={tone} labelledBy="connect-title" className={styles.section}>
      <div className={styles.grid}>
        <Heading id="connect-title" title={copy.heading} size="xl" lines className={styles.title} />
        <div className={styles.side}>
          <ol className={styles.steps}>
            {[plan.goal, plan.website, plan.timing].map(({ indicator, question }) => (
              <li key={indicator}>
                <span>{indicator}</span>
                <span className={styles.question}>{question}</span>
              </li>
            ))}
          </ol>
          <p className={styles.text}>{copy.text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: one element, a link asleep and a button awake, keeps the focus */}
          <a
            className={styles.action}
            href="#quote"
            role={awake ? 'button' : undefined}
            aria-haspopup={awake ? 'dialog' : undefined}
            onClick={open}
            onKeyDown={(event) => (event.key === ' ' ? open(event) : undefined)}
          >
            <span>{copy.action}</span>
            <Icon name="arrow" />
          </a>
        </div>
      </div>
      {round > 0 ? <PlanDialog ref={dialog} round={round} copy={plan} onFinish={finish} /> : null}
    </Section>
  );
}
