import type { Scenario } from './scenario.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export const webhookHangs: Scenario = {
  fault: 'webhook hangs, mail goes on',
  copies: 'none',
  async run({ startService, visitors, mail, webhook, until }) {
    webhook.hang();
    await startService({ env: { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET } });
    await visitors.send(40);
    await until(() => mail.taken.size >= 80, 'both mails of each lead went out');
    webhook.recover();
  },
};
