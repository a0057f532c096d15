import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FIELDS } from '../../apps/leads/testing/sample-lead.ts';
import { NODE, PUBLISHER, setUpServer } from './testing/server.ts';

/** For a script that is run as the user who publishes. */
const BUILDS = JSON.stringify(resolve('tools/publish/builds.ts'));
const isRoot = process.getuid?.() === 0;

/** Set up by the guide as two users. The tests run in this order, on one server. */
describe.runIf(isRoot)('a server', { timeout: 240_000 }, () => {
  let server: Awaited<ReturnType<typeof setUpServer>>;
  /** Of a publishing with a change. */
  let duration = 0;
  beforeAll(async () => {
    server = await setUpServer();
  }, 120_000);
  afterAll(() => server?.end());

  const brand = (name: string) => {
    const text = readFileSync(join(server.content.work, 'brand.yaml'), 'utf8');
    server.content.push({ 'brand.yaml': text.replace(/^name: .*$/m, `name: ${name}`) });
  };
  const shown = () => readlinkSync(join(server.pages, 'current'));

  it('shows a pushed change; a mistake is mailed once with its file and line, and the pages stay', async () => {
    const first = await server.publish();
    expect(first.status, first.printed).toBe(0);
    server.startService();
    await expect.poll(() => server.open('about-us').catch(String)).toContain('Noyyal');
    brand('Kovalam Kites');
    const start = performance.now();
    const second = await server.publish();
    duration = performance.now() - start;
    expect(second.status, second.printed).toBe(0);
    expect(await server.open('about-us')).toContain('Kovalam Kites');
    const right = readFileSync(join(server.content.work, 'brand.yaml'), 'utf8');
    server.content.push({ 'brand.yaml': `${right}\nnonsense: true\n` });
    const before = shown();
    expect((await server.publish()).status).toBe(1);
    expect((await server.publish()).status).toBe(1);
    expect(shown()).toBe(before);
    await expect.poll(server.mails).toHaveLength(1);
    expect(server.mails()[0]).toMatch(
      /^The website was not changed\nbrand\.yaml\n.*nonsense.*\(line \d+\)[\s\S]*Owner: A change/,
    );
    server.content.push({ 'brand.yaml': right });
    expect((await server.publish()).status).toBe(0);
  });

  it('goes back to the build before within five seconds, without the git host, and stays there', async () => {
    const start = performance.now();
    const { status, printed } = await server.publish('--back');
    expect(performance.now() - start).toBeLessThan(5000);
    expect(status, printed).toBe(0);
    expect(await server.open('about-us')).toContain('Noyyal');
    expect((await server.publish()).status).toBe(0);
    expect(await server.open('about-us')).toContain('Noyyal');
  });

  it('the user who builds reads neither settings nor leads, and changes nothing that the service runs', async () => {
    const { site, data, pages } = server;
    const release = join(site, 'current');
    writeFileSync(join(data, 'backup.db'), 'SECRET', { mode: 0o600 });
    const hook = join(pages, 'content/.git/hooks/post-checkout');
    const tries = [
      `cat ${site}/.env`,
      `cat ${release}/.env`,
      `cat ${data}/leads.db`,
      `ls ${data}`,
      `cat /proc/${server.service()}/environ`,
      `kill ${server.service()}`,
      `echo 'process.exit()' >> ${release}/apps/leads/main.ts`,
      `echo 'process.exit()' >> ${release}/node_modules/fastify/fastify.js`,
      `touch ${release}/node_modules/.hooks.mjs`,
      `mv ${site}/.env ${site}/env`,
      `rm ${site}/current`,
      `ln ${site}/.env ${pages}/settings`,
    ];
    for (const attempt of tries)
      expect([attempt, (await server.run('sh', '-c', attempt)).status]).not.toEqual([attempt, 0]);
    // A hook of git runs as the user who builds, and no other user runs git there.
    await server.run(
      'sh',
      '-c',
      `printf '#!/bin/sh\\nid -un > ${pages}/who\\n' > ${hook}; chmod +x ${hook}`,
    );
    // What it puts among the pages is not shown.
    const links = [
      `ln -s ${site}/.env ${pages}/${shown()}/settings.txt`,
      `ln -sf ${data}/leads.db ${pages}/${shown()}/feed.xml`,
      `ln -s ${data} ${pages}/${shown()}/data`,
    ];
    for (const link of links) expect((await server.run('sh', '-c', link)).status).toBe(0);
    for (const name of ['settings.txt', 'feed.xml', 'data/leads.db', 'data/backup.db'])
      expect(await server.open(name)).not.toMatch(/SECRET|SMTP_URL|SQLite/);
    const now = shown();
    await server.run('sh', '-c', `ln -sfn ${data} ${pages}/current`);
    for (const name of ['leads.db', 'backup.db'])
      expect(await server.open(name)).not.toMatch(/SECRET|SQLite/);
    await server.run(
      'sh',
      '-c',
      `ln -sfn ${now} ${pages}/current; ln -sf ${site}/.env ${pages}/publish-status.json`,
    );
    expect(server.mails().join()).not.toContain('MAIL_FROM');
    await server.run('rm', `${pages}/publish-status.json`);
    const repair = `cd ${pages}/${now} && rm settings.txt data && cp --remove-destination ${pages}/work/dist/feed.xml .`;
    expect(await server.run('sh', '-c', repair)).toMatchObject({ status: 0 });
    // A change of no file, which needs no build.
    server.content.push({});
    expect((await server.publish()).status).toBe(0);
    expect(readFileSync(join(pages, 'who'), 'utf8').trim()).toBe(PUBLISHER);
  });

  it('switches 50 times while visitors read and leads come in: none fails, none is lost', async () => {
    const script = `
      const { buildsBeside } = await import(${BUILDS});
      const { readdirSync } = await import('node:fs');
      const { setTimeout: pause } = await import('node:timers/promises');
      const pages = buildsBeside(process.env.DIST_DIR);
      const [one, two] = readdirSync(process.env.DIST_DIR.replace(/current$/, 'builds')).sort().slice(-2);
      for (let count = 0; count < 50; count += 1) {
        pages.switchTo(count % 2 ? one : two);
        await pause(200);
      }`;
    const switching = server.asPublisher(NODE, '--input-type=module', '--eval', script);
    let isSwitching = true;
    const ended = once(switching, 'close').then(([status]) => {
      isSwitching = false;
      return status;
    });
    const statuses: number[] = [];
    const emails: string[] = [];
    const running: Promise<unknown>[] = [];
    for (let tick = 0; isSwitching; tick += 1) {
      const page = ['', 'about-us', 'contact-us', 'robots.txt'][tick % 4];
      running.push(fetch(`${server.url}/${page}`).then(({ status }) => statuses.push(status)));
      if (tick % 10 === 0) {
        const email = `visitor-${tick}@agency.example`;
        const body = new URLSearchParams({ ...CONTACT_FIELDS, email });
        const lead = fetch(server.url + CONTACT_FORM.endpoint, { method: 'POST', body });
        running.push(lead.then(({ ok }) => ok && emails.push(email)));
      }
      // 20 requests a second.
      await pause(50);
    }
    await Promise.all(running);
    expect(await ended).toBe(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(emails.length).toBeGreaterThan(15);
    const store = new DatabaseSync(join(server.data, 'leads.db'), { readOnly: true });
    const stored = store
      .prepare('select email from leads')
      .all()
      .map(({ email }) => email);
    store.close();
    expect(stored.sort()).toEqual(emails.sort());
  });

  it('a publishing that is killed at any moment leaves a whole build, and the next one works', async () => {
    const files = () => readdirSync(join(server.pages, shown())).length;
    const whole = files();
    async function killAfter(ms: number, ...command: string[]): Promise<void> {
      const run = server.asPublisher(NODE, ...command);
      const closed = once(run, 'close');
      await pause(ms);
      spawnSync('kill', ['-9', '--', `-${run.pid}`]);
      await closed;
      expect(files()).toBe(whole);
    }
    for (const part of [0.2, 0.6]) {
      brand(`Killed at ${part}`);
      await killAfter(duration * part, 'tools/publish.ts');
    }
    // The end of a publishing, the only part that touches what is shown, over and over.
    const script = `
      const { buildsBeside } = await import(${BUILDS});
      const { writeFileSync } = await import('node:fs');
      const built = process.env.DIST_DIR.replace(/current$/, 'work/dist');
      for (let count = 0; ; count += 1) {
        writeFileSync(built + '/.built-from', String(Math.random()));
        buildsBeside(process.env.DIST_DIR).add(built, new Date().toISOString());
      }`;
    for (let count = 0; count < 28; count += 1)
      await killAfter(150 + 25 * count, '--input-type=module', '--eval', script);
    process.kill(server.service(), 'SIGKILL');
    server.startService();
    await expect.poll(() => server.open('health/ready').catch(String)).toContain('ready');
    brand('Whole again');
    const { status, printed } = await server.publish();
    expect(status, printed).toBe(0);
    expect(await server.open('about-us')).toContain('Whole again');
    expect(readdirSync(join(server.pages, 'builds')).length).toBeLessThan(8);
  });

  it('an upgrade to a version that does not start changes nothing; one that starts is switched to', async () => {
    let isUpgrading = true;
    const statuses = new Set<number>();
    const visitor = (async () => {
      for (; isUpgrading; await pause(50)) statuses.add((await fetch(server.url)).status);
    })();
    const broken = server.product.push('apps/leads/service.ts', 'throw new Error("broken")');
    const { status, printed } = await server.upgrade(broken);
    isUpgrading = false;
    await visitor;
    expect([status, printed]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    expect([...statuses]).toEqual([200]);
    const text = readFileSync('apps/leads/service.ts', 'utf8');
    const good = server.product.push('apps/leads/service.ts', `${text}\n`);
    const second = await server.upgrade(good);
    expect(second.status, second.printed).toBe(0);
    expect(readlinkSync(join(server.site, 'current'))).toBe(`releases/${good.slice(0, 8)}`);
    expect(await server.open('about-us')).toContain('Whole again');
    expect(second.printed).toContain('Wrote ');
    expect(readdirSync(join(server.home, 'units'))).toContain('agency-site-publish.timer');
    // This one starts when it is tried, and not when systemd starts it.
    const main = readFileSync('apps/leads/main.ts', 'utf8');
    const fails = `if (process.env.NOTIFY_SOCKET) throw new Error('late');\n${main}`;
    const late = await server.upgrade(server.product.push('apps/leads/main.ts', fails));
    expect(late.printed).toContain(`The service runs ${good.slice(0, 8)} again.`);
    expect(await server.open('health/ready')).toContain('ready');
    const back = await server.upgrade(server.product.version);
    expect(back.status, back.printed).toBe(0);
    expect(readlinkSync(join(server.site, 'current'))).toContain(
      server.product.version.slice(0, 8),
    );
  });
});
