import type { Scenario } from './scenario.ts';

/** The mail server has the mail, its sender cannot know: the only fault after which copies must come. */
export const cutAfterData: Scenario = {
  fault: 'line cut behind the last byte',
  copies: 'after a cut',
  async run({ startService, visitors, mail, until }) {
    mail.faults.cuts = true;
    await startService();
    await visitors.send(40);
    await until(() => mail.cut.size >= 20, 'twenty mails were taken and cut');
    mail.faults.cuts = false;
  },
};
