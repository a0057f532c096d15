import type { Plugin } from 'vite';
import { withBreakpoints } from '../src/images/with-breakpoints.ts';

/** Scripts name a breakpoint as style sheets do: matchMedia('(--menu-up)'). */
export const breakpointsInScripts: Plugin = {
  name: 'breakpoints-in-scripts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/site\/src\//, code: /matchMedia\('\(--/ },
    handler: (code) => code.replace(/matchMedia\('.*?'\)/g, withBreakpoints),
  },
};
