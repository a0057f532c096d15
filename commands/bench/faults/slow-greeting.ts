import type { Scenario } from './scenario.ts';

export const slowGreeting: Scenario = {
  fault: 'mail server greets after 20 s',
  copies: 'none',
  async run({ startService, visitors, mail }) {
    mail.faults.greetingMs = 20_000;
    await startService();
    await visitors.send(40);
  },
};
