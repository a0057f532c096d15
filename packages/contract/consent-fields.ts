/** Hidden field: the version of the privacy notice beside the form, such as a date. */
export const NOTICE_VERSION_FIELD = 'notice_version';

/** Hidden field: the text of the notice as the visitor saw it. */
export const NOTICE_TEXT_FIELD = 'notice_text';

/** Checkbox, not ticked by default: the visitor wants the newsletter. Its value is `yes`. */
export const MARKETING_FIELD = 'marketing';

/** Hidden field: the label of that checkbox. */
export const MARKETING_TEXT_FIELD = 'marketing_text';

/** Maximum length of a stored notice, in UTF-16 code units. */
export const MAX_NOTICE_LENGTH = 4000;

/** What a visitor was shown and agreed to when sending a form; texts are empty when not posted. */
export type LeadConsent = {
  readonly noticeVersion: string;
  readonly noticeText: string;
  /** True only when the visitor ticked the box. */
  readonly marketing: boolean;
  readonly marketingText: string;
  /** The language of the form, such as `ta`, where it was not that of the site. */
  readonly language?: string;
};
