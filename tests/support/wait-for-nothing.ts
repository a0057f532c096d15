import { setTimeout as pause } from 'node:timers/promises';

/** Waits to prove that something does not happen. What does happen is waited for with `expect.poll`. */
export const waitForNothing = (milliseconds: number): Promise<void> => pause(milliseconds);
