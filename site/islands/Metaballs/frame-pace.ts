/** Pictures over which the pace is measured. */
const sample = 10;
/** Milliseconds for one picture above which the movement looks broken. */
const tooSlow = 45;
/** The first pictures wait for the shader and prove nothing. */
const unmeasured = 2;

/**
 * Watches how fast pictures follow each other. A very slow machine is found out before the sample
 * is complete.
 * @returns a function to call at each picture, true when the last ones came too slowly
 */
export function framePace(): (milliseconds: number) => boolean {
  let count = -unmeasured;
  let since = 0;
  return (milliseconds) => {
    count += 1;
    if (count <= 0) {
      since = milliseconds;
      return false;
    }
    const slow = milliseconds - since > sample * tooSlow;
    if (slow || count === sample) {
      count = 0;
      since = milliseconds;
    }
    return slow;
  };
}
