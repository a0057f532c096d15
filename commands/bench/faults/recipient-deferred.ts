import type { Scenario } from './scenario.ts';
import { MAIL_DOMAIN } from './tally.ts';

export const recipientDeferred: Scenario = {
  fault: 'one of two recipients put off with 450',
  copies: 'none',
  async run({ startService, visitors, mail, until }) {
    const [prompt, late] = [`office@${MAIL_DOMAIN}`, `late@${MAIL_DOMAIN}`];
    mail.faults.codeFor = (recipient) => (recipient === late ? 450 : undefined);
    await startService({ env: { MAIL_TO: `${prompt}, ${late}` } });
    await visitors.send(40);
    await until(() => mail.taken.size >= 80, 'everybody else has the mail');
    mail.faults.codeFor = () => undefined;
  },
};
