import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 10;
/** Progress of the build, and lines of code in which an error was thrown: they help nobody who wrote the content. */
const NOISE =
  /^\s+at |^\s*[├└▶│]|^\d\d:\d\d:\d\d (?!.*\[ERROR\])|^npm (notice|warn)|^\s*(Call|Stack) trace|^Building the site|^\s*generating static routes$/;

/** The first mistake of a failed step, in at most ten lines. */
export function shortMistake(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !NOISE.test(line));
  if (lines.length <= MAX_LINES) return lines.join('\n') || text.trim();
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, `… and ${lines.length - shown.length} more lines: npm run check`].join('\n');
}
