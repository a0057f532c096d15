import { readPalette } from '@agency/content/theme/theme-values.ts';

/** The colour of the browser's own bars and behind the logo: that of the header. */
export const themeColour = () => readPalette()['ink-950'];
