/** The brief in plain sentences, as it goes into the quote form's message. The website may be empty. */
export function writeBrief(
  words: { brief?: string; noWebsite?: string },
  answers: Record<string, string>,
): string {
  const filled = { ...answers, website: answers.website?.trim() || words.noWebsite };
  return (words.brief ?? '').replace(
    /\{(goal|website|timing)\}/g,
    (_token, name: keyof typeof filled) => filled[name] ?? '',
  );
}
