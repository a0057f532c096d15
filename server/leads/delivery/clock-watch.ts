const TOLERANCE_MS = 5000;

/** Notices when the clock of the machine is set, by comparing it with one that only runs on. */
export function createClockWatch(now: () => Date) {
  const difference = () => now().getTime() - performance.now();
  let last = difference();
  return {
    /** True once after the clock jumped by more than five seconds since the last look. */
    jumped(): boolean {
      const current = difference();
      const jumped = Math.abs(current - last) > TOLERANCE_MS;
      last = current;
      return jumped;
    },
  };
}
