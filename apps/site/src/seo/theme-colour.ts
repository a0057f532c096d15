import { rawColour } from '../styles/colour-tokens.ts';

/** What a browser paints its own bars with: the dark of the header. */
export const themeColour = rawColour('ink-950');
