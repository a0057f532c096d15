import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { startTestPostgres, type TestPostgres } from './testing/postgres-server.ts';
import { multipart, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS } from './testing/sample-lead.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 40_000);
afterAll(() => postgres?.stop());

describe('two replicas on one Postgres', () => {
  it('two processes on one database mail each lead once', async () => {
    const catcher = await startMailCatcher();
    const env = {
      SMTP_URL: catcher.url,
      DATABASE_URL: await postgres.emptyDatabase(),
    };
    const replicas = await Promise.all([startTestService(env), startTestService(env)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        const email = `visitor-${number}@example.com`;
        const lead = { ...CONTACT_FIELDS, email, submission_id: `submission-${number}` };
        // Everybody presses the button twice, and each press reaches the other replica.
        return Promise.all(
          replicas.map((replica) => replica.post('/backend/contact.php', multipart(lead))),
        );
      }),
    );
    expect(answers.flat().map(({ status }) => status)).toEqual(Array(40).fill(200));
    const admin = await replicas[0]?.openAdmin();
    await until(
      async () => (await admin?.list({ status: 'delivered' }))?.length === 20,
      'all delivered',
    );
    await catcher.caught(40);
    const recipients = catcher.mails.flatMap((mail) => mail.recipients);
    expect(recipients.filter((address) => address === 'hello@agency.example')).toHaveLength(20);
    expect(new Set(recipients).size).toBe(21);
    expect(recipients).toHaveLength(40);
  }, 60_000);

  it('answer 503 while Postgres is away, and do not end', async () => {
    const own = await startTestPostgres();
    const service = await startTestService({ DATABASE_URL: await own.emptyDatabase() });
    const post = () => service.post('/backend/contact.php', multipart(CONTACT_FIELDS));
    expect((await post()).status).toBe(200);
    await own.stop();
    expect((await post()).status).toBe(503);
    expect((await fetch(`${service.address}/health/ready`)).status).toBe(503);
    expect((await fetch(`${service.address}/health/live`)).status).toBe(200);
    expect((await fetch(service.address)).status).toBe(200);
  }, 60_000);
});
