import { rawColour } from '../styles/colour-tokens.ts';

/** The colour of the browser's own bars: that of the header. */
export const themeColour = rawColour('ink-950');
