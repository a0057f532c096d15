/** Hidden field: the values that the visitor was asked about, as `confirmationOf` of doubts.ts writes them. */
export const CONFIRMED_FIELD = 'confirmed';

/** The end of each question about a value: a mistake has other words. */
export const QUESTION_END = 'again to keep it.';
