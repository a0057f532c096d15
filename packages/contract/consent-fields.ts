/** Hidden field: the version of the privacy notice beside the form, such as a date. */
export const NOTICE_VERSION_FIELD = 'notice_version';

/** Hidden field: the notice itself, word for word as the visitor saw it. */
export const NOTICE_TEXT_FIELD = 'notice_text';

/** Checkbox, never ticked beforehand: the visitor wants news by mail. Its value is `yes`. */
export const MARKETING_FIELD = 'marketing';

/** Hidden field: the words beside that checkbox. */
export const MARKETING_TEXT_FIELD = 'marketing_text';

/** Longest text of a notice that is stored, in UTF-16 code units. */
export const LONGEST_NOTICE = 4000;

/** What a visitor was shown and agreed to when sending a form; texts are empty when not posted. */
export type LeadConsent = {
  readonly noticeVersion: string;
  readonly noticeText: string;
  /** True only when the visitor ticked the box. */
  readonly marketing: boolean;
  readonly marketingText: string;
};
