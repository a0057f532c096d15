import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

/** The process is killed again and again while leads come in and mail goes out. */
export const killed: Scenario = {
  fault: 'killed under load',
  copies: 'after a kill',
  async run({ startService, visitors, kills }) {
    const service = await startService();
    const stop = visitors.keepSending(6);
    for (let count = 0; count < kills; count += 1) {
      // At any moment: in the middle of its work, and every fourth time while it starts.
      await pause(50 + Math.random() * 700);
      await service.kill();
      if (count % 4 === 3) service.launch();
      else await service.start();
    }
    await service.kill();
    await service.start();
    await stop();
  },
};
