import type { Scenario } from './scenario.ts';

/** A server that looks long at what it was given: giving up early would send it again. */
export const slowAfterData: Scenario = {
  fault: 'mail server answers 40 s after the last byte',
  copies: 'none',
  async run({ startService, visitors, mail }) {
    mail.faults.answerMs = 40_000;
    await startService();
    await visitors.send(8);
  },
};
