import type { Scenario } from './scenario.ts';
import { WEBHOOK_SECRET } from './webhook-hangs.ts';

export const mailServerHangs: Scenario = {
  fault: 'mail server hangs, webhook goes on',
  copies: 'none',
  async run({ startService, visitors, mail, webhook, until }) {
    mail.faults.hangs = true;
    await startService({ env: { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET } });
    await visitors.send(40);
    await until(() => webhook.taken.size >= 40, 'the webhook was called for all');
    await mail.down();
    mail.faults.hangs = false;
    await mail.up();
  },
};
