import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres-server.ts';
import { startReceiver } from './testing/receiver.ts';
import { fromNetwork, startTestService } from './testing/running-service.ts';

/** One server for all tests: those that stop it start it again. */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.stop());

describe('two replicas on one Postgres', () => {
  it('two processes on one database mail each lead once', async () => {
    const catcher = await startMailCatcher();
    const env = {
      SMTP_URL: catcher.url,
      DATABASE_URL: await postgres.emptyDatabase(),
      TRUST_PROXY: 'loopback',
    };
    const replicas = [await startTestService(env), await startTestService(env)];
    const requests = Array.from({ length: 20 }, (_, number) => {
      const lead = {
        email: `visitor-${number}@example.com`,
        submission_id: `submission-${number}`,
      };
      // Every visitor clicks twice, and each click reaches another replica.
      return replicas.map((replica) => replica.send(lead, 'contact', fromNetwork(number)));
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
  });

  it('with Postgres down at the start pages are served, and leads are stored when it is back', async () => {
    const url = await postgres.emptyDatabase();
    await postgres.pause();
    onTestFinished(postgres.resume);
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const catcher = await startMailCatcher();
    const env = { SMTP_URL: catcher.url, DATABASE_URL: url, LOG_LEVEL: 'error' };
    const service = await startTestService(env, { log });
    expect((await fetch(`${service.url}/about-us`)).status).toBe(200);
    expect((await service.send()).status).toBe(503);
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(503);
    expect(lines.join('')).toContain(`postgres://${new URL(url).host}`);
    await postgres.resume();
    const accepted = async () => (await service.send()).status === 200;
    await until(accepted, 'the lead is accepted');
    await catcher.caught(2);
  });

  it('the heartbeat reports a Postgres that was never reached, and is green when it is', async () => {
    const url = await postgres.emptyDatabase();
    await postgres.pause();
    onTestFinished(postgres.resume);
    const calls: string[] = [];
    const port = await startReceiver(async (request, response) => {
      calls.push(`${request.url} ${Buffer.concat(await request.toArray())}`);
      response.end();
    });
    const env = { DATABASE_URL: url, HEARTBEAT_URL: `http://127.0.0.1:${port}/check` };
    await startTestService(env, { heartbeatEveryMs: 100, heartbeatLimitMs: 2000 });
    const reason = 'leads cannot be stored (the lead store cannot be reached (ECONNREFUSED';
    await until(() => calls.some((call) => call.startsWith(`/check/fail ${reason}`)), 'failure');
    expect(calls.filter((call) => !call.startsWith('/check/fail '))).toEqual([]);
    await postgres.resume();
    await until(() => calls.at(-1) === '/check ', 'the heartbeat');
  });

  it('respond with 503 while Postgres is down, and do not exit', async () => {
    const service = await startTestService({ DATABASE_URL: await postgres.emptyDatabase() });
    const statusOf = async (route: string) => (await fetch(service.url + route)).status;
    expect((await service.send()).status).toBe(200);
    await postgres.pause();
    onTestFinished(postgres.resume);
    expect((await service.send()).status).toBe(503);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/')).toBe(200);
  });
});
