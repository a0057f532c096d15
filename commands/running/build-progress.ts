const picture = /▶ .*\((\d+)\/(\d+)\)$/;
const page = /[├└]─ \//;

/** Words of a build that belong to the progress only, and not among its messages. */
export const isProgress = (line: string) => picture.test(line) || page.test(line);

const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

export type BuildProgress = {
  /** Takes the next line of the build's output. @returns what to show, where it changed */
  read(line: string): string | undefined;
  pages: number;
  pictures: number;
};

/**
 * Reads what a build says and knows how far it is. The remaining time counts the pictures, which take
 * nearly all of it; before the first one nobody knows.
 * @param now milliseconds, rising
 */
export function buildProgress(now: () => number = () => performance.now()): BuildProgress {
  let began: number | undefined;
  const progress: BuildProgress = {
    pages: 0,
    pictures: 0,
    read(line) {
      if (page.test(line)) {
        progress.pages += 1;
        return progress.pages === 1 ? '1 page' : `${progress.pages} pages`;
      }
      const [, done, all] = (line.match(picture) ?? []).map(Number);
      if (!done || !all) return undefined;
      began ??= now();
      progress.pictures = done;
      const left = done > 1 ? ((now() - began) / 1000 / (done - 1)) * (all - done) : undefined;
      const time = left === undefined ? '' : `, about ${inWords(left)} left`;
      return `${progress.pages} pages, ${done} of ${all} pictures${time}`;
    },
  };
  return progress;
}
