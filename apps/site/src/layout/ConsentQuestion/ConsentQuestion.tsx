import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import action from '../../components/ActionLink/ActionLink.module.css';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import { fillText } from '../../components/fill-text.ts';
import rules from './ConsentQuestion.module.css?inline';

/** As text: only sites with such trackers have its rules in their pages. */
const styles = moduleClasses(rules);

type ConsentQuestionProps = {
  trackers: readonly { kind: string; name: string }[];
  copy: InterfaceCopy['consent'];
  /** Where it is not that of the page. */
  lang?: string;
  language: string;
};

/** Asks before trackers with cookies are loaded; show-consent-question.ts shows it where it was not answered. */
export function ConsentQuestion({ trackers, copy, lang, language }: ConsentQuestionProps) {
  const names = new Intl.ListFormat(lang ?? language).format(trackers.map(({ name }) => name));
  const answer = `${action.action} ${action.outline} ${styles.answer}`;
  return (
    <section
      className={`${styles.question} no-print`}
      lang={lang}
      data-tone="paper"
      data-consent-question={trackers.map(({ kind }) => kind).join(' ')}
      aria-labelledby="consent-question"
      hidden
    >
      <ContentStyle rules={rules} />
      <div className={styles.copy}>
        <h2 className={styles.heading} id="consent-question">
          {copy.heading}
        </h2>
        <p>{fillText(copy.text, { trackers: names })}</p>
      </div>
      <div className={styles.answers}>
        <button type="button" className={answer} data-answer="yes">
          {copy.accept}
        </button>
        <button type="button" className={answer} data-answer="no">
          {copy.decline}
        </button>
      </div>
    </section>
  );
}
