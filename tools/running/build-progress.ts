/** The stages of a build, each with the words that Astro prints when it begins. */
const STAGES: readonly [RegExp, string][] = [
  [/Syncing content/, 'reading the content'],
  [/Building static entrypoints/, 'compiling'],
  [/generating static routes/, 'writing the pages'],
  [/generating optimized images/, 'resizing pictures'],
  [/Waiting for integration/, 'writing the search index and compressed files'],
];

/** The count at the end of the line that Astro prints for each picture: `(12/1668)`. */
const COUNT = /\((\d+)\/(\d+)\)$/;

/** Seconds between two lines where the last line cannot be rewritten. */
const LINE_INTERVAL = 10;

type Terminal = { isTTY?: boolean; write(text: string): unknown };

/**
 * Shows what a build is doing: one line that is rewritten each second on a terminal, and a line every ten seconds
 * elsewhere.
 */
export function showProgress(terminal: Terminal) {
  const start = performance.now();
  let stage = 'starting';
  let count = '';
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const line = () => `${stage}${count} (${seconds()} s)`;
  const show = () => terminal.write(terminal.isTTY ? `\r\x1b[K  ${line()}` : `  ${line()}\n`);
  const timer = setInterval(show, (terminal.isTTY ? 1 : LINE_INTERVAL) * 1000);

  return {
    /** @param text a line of Astro's output, without colours */
    read(text: string) {
      const next = STAGES.find(([words]) => words.test(text));
      if (next) [stage, count] = [next[1], ''];
      const [, done, all] = COUNT.exec(text) ?? [];
      if (done) count = ` ${done} of ${all}`;
    },
    /** @returns how long the build took, in seconds */
    end(): number {
      clearInterval(timer);
      if (terminal.isTTY) terminal.write('\r\x1b[K');
      return seconds();
    },
  };
}
