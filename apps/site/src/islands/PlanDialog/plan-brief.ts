export type PlanAnswers = { goal: string; website: string; timing: string };

/** The brief in sentences, for the message of the quote form. The website may be empty. */
export function writeBrief(
  copy: { brief: string; noWebsite: string },
  answers: PlanAnswers,
): string {
  const values = { ...answers, website: answers.website.trim() || copy.noWebsite };
  return copy.brief.replace(
    /\{(goal|website|timing)\}/g,
    (_placeholder, name: keyof PlanAnswers) => values[name],
  );
}
