import SonicBoom from 'sonic-boom';

/** Where log lines go: standard output, written beside the event loop. */
export type LogStream = {
  write(line: string): void;
  /** Waits until everything is written, at most so many milliseconds. */
  flush(mostMs: number): Promise<void>;
};

/** Lines that wait to be written, in bytes; more are dropped and counted. */
const MOST_WAITING = 1_048_576;

/**
 * A log that nobody reads, or whose disk is full, costs lines and nothing else: writing never waits,
 * and an error is no crash. When it can be written again, it says how many lines are missing.
 */
export function openLogStream(descriptor = 1): LogStream {
  let lost = 0;
  const out = new SonicBoom({ fd: descriptor, sync: false, maxLength: MOST_WAITING });
  out.on('error', () => {});
  out.on('drop', () => {
    lost += 1;
  });
  out.on('drain', () => {
    if (lost === 0) return;
    const time = new Date().toISOString();
    out.write(`${JSON.stringify({ level: 40, time, lost, msg: 'log lines were lost' })}\n`);
    lost = 0;
  });
  return {
    write: (line) => void out.write(line),
    flush: (mostMs) =>
      new Promise((resolve) => {
        setTimeout(resolve, mostMs);
        out.flush(() => resolve());
      }),
  };
}
