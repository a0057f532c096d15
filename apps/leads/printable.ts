const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text of others for a terminal or a log: without control characters, with which it could clear the screen or
 * change the window's title, and without marks that turn the writing direction. Line breaks stay.
 */
export const printable = (text: string): string => text.replaceAll(CONTROLS, '');
