/** What the visitor chose and typed; empty where nothing. */
export type PlanAnswers = { goal: string; website: string; timing: string };

/** The brief in sentences, for the message of the quote form. It says of a question only what was answered. */
export function writeBrief(
  copy: { brief: string; unanswered: string },
  answers: PlanAnswers,
): string {
  return copy.brief.replace(
    /\{(goal|website|timing)\}/g,
    (_placeholder, name: keyof PlanAnswers) => answers[name].trim() || copy.unanswered,
  );
}
