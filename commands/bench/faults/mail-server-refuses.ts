import type { Scenario } from './scenario.ts';

/** A refusal for good of the agency's own mail is most likely a mistake of the mail server. */
export const mailServerRefuses: Scenario = {
  fault: 'mail server refuses everybody with 550',
  copies: 'none',
  async run({ startService, visitors, mail, until }) {
    let asked = 0;
    mail.faults.codeFor = () => {
      asked += 1;
      return 550;
    };
    await startService();
    await visitors.send(40);
    await until(() => asked >= 80, 'both mails of each lead are refused');
    mail.faults.codeFor = () => undefined;
  },
};
