/** The brief in sentences, for the message of the quote form. The website may be empty. */
export function writeBrief(
  copy: { brief?: string; noWebsite?: string },
  answers: Record<string, string>,
): string {
  const values = { ...answers, website: answers.website?.trim() || copy.noWebsite };
  return (copy.brief ?? '').replace(
    /\{(goal|website|timing)\}/g,
    (_placeholder, name: keyof typeof values) => values[name] ?? '',
  );
}
