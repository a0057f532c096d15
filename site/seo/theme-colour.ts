import { rawColour } from './raw-colour.ts';

/** What a browser paints its own bars with: the dark of the header. */
export const themeColour = rawColour('ink-950');
