/** Hidden field of a form on a page in another language: its code, such as `ta`. */
export const LANGUAGE_FIELD = 'language';

/** Whether a text is such a code. */
export const isLanguage = (text: string): boolean => /^[a-z]{2,3}$/.test(text);
