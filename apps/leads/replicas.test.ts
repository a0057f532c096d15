import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres-server.ts';
import { startTestService } from './testing/running-service.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 40_000);
afterAll(() => postgres?.stop());

describe('two replicas on one Postgres', () => {
  it('two processes on one database mail each lead once', async () => {
    const catcher = await startMailCatcher();
    const env = { SMTP_URL: catcher.url, DATABASE_URL: await postgres.emptyDatabase() };
    const replicas = [await startTestService(env), await startTestService(env)];
    const requests = Array.from({ length: 20 }, (_, number) => {
      const lead = {
        email: `visitor-${number}@example.com`,
        submission_id: `submission-${number}`,
      };
      // Every visitor clicks twice, and each click reaches another replica.
      return replicas.map((replica) => replica.send(lead));
    });
    for (const response of await Promise.all(requests.flat())) expect(response.status).toBe(200);
    const admin = await replicas[0]?.openAdmin();
    const delivered = async () => (await admin?.list({ status: 'delivered' }))?.length;
    await until(async () => (await delivered()) === 20, 'all delivered');
    await catcher.caught(40);
    const recipients = catcher.mails.flatMap((mail) => mail.recipients);
    expect(recipients.filter((address) => address === 'hello@agency.example')).toHaveLength(20);
    expect(new Set(recipients).size).toBe(21);
    expect(recipients).toHaveLength(40);
  }, 60_000);

  it('respond with 503 while Postgres is down, and do not exit', async () => {
    const own = await startTestPostgres();
    const service = await startTestService({ DATABASE_URL: await own.emptyDatabase() });
    const statusOf = async (route: string) => (await fetch(service.url + route)).status;
    expect((await service.send()).status).toBe(200);
    await own.stop();
    expect((await service.send()).status).toBe(503);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/')).toBe(200);
  }, 60_000);
});
