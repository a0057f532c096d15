import { readFileSync } from 'node:fs';

const sheet = readFileSync('apps/site/src/styles/breakpoints.css', 'utf8');

/** The media query of each breakpoint, by its name in style sheets. */
export const breakpoints: ReadonlyMap<string, string> = new Map(
  [...sheet.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', query = '']) => [
    name,
    query,
  ]),
);

/**
 * Replaces breakpoints, written as in style sheets, `(--desktop-up)`, by their media queries.
 * @throws for a name that breakpoints.css does not have
 */
export const withBreakpoints = (text: string): string =>
  text.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const query = breakpoints.get(name);
    if (!query) throw new Error(`breakpoints.css has no ${name}.`);
    return query;
  });
