/** The grounds of a section; each sets all colours inside. */
export const allTones = ['dark', 'paper', 'accent'] as const;

export type Tone = (typeof allTones)[number];
