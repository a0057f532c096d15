import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

const DAY_MS = 86_400_000;
const JUMPS = [4 * DAY_MS, -DAY_MS, 400 * DAY_MS, 0];

/** The mail server is away while the clock jumps, so that all deliveries wait for a moment that moves. */
export const clockJumps: Scenario = {
  fault: 'clock jumps by days (shifted in the process)',
  copies: 'none',
  async run({ startService, visitors, mail }) {
    await mail.down();
    const service = await startService({
      flags: ['--import', new URL('./shifted-clock.ts', import.meta.url).href],
    });
    const stop = visitors.keepSending(2);
    for (const ahead of JUMPS) {
      await pause(3000);
      service.tell(ahead);
      if (ahead === JUMPS[2]) await mail.up();
    }
    await pause(1000);
    await stop();
  },
};
