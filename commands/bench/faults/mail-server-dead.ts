import type { Scenario } from './scenario.ts';

export const mailServerDead: Scenario = {
  fault: 'mail server dead, back later',
  copies: 'none',
  async run({ startService, visitors, mail }) {
    await mail.down();
    await startService();
    await visitors.send(40);
    await mail.up();
  },
};
