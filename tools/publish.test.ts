import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git, publishedSite, serverOf } from './publish/testing/published-site.ts';

it('publishes content and product; a failure is mailed once, and the running version stays', async () => {
  const { content, product, publish, mails, heartbeats, env } = await publishedSite();
  const read = (file: string) => readFileSync(join(product.served, file), 'utf8');

  expect(await publish()).toMatchObject({ status: 0 });
  expect(read('build-variables')).not.toMatch(/SMTP_URL|MAIL_TO/);
  content.push({ words: 'broken' });
  const broken = [await publish(), await publish()];
  expect(broken.map(({ status }) => status)).toEqual([1, 1]);
  expect(mails()).toEqual([
    expect.stringMatching(
      /^The website was not changed\nhome\.yaml\n {2}title: is missing\n\nThe last change is .*Owner: A change/,
    ),
  ]);
  const version = product.push({ code: 'second' });
  content.push({ words: 'better', 'product-version': version });
  expect(await publish()).toMatchObject({ status: 0 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(version);
  content.push({ 'product-version': product.push({ code: 'broken' }) });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(version);
  content.push({ 'product-version': 'v9.9' });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(mails()).toEqual([
    expect.anything(),
    expect.stringContaining('title: is missing'),
    expect.stringContaining('product-version names "v9.9", which is no commit or tag'),
  ]);
  const install = 'install --no-save --include=dev\n';
  const build = 'run --silent build\n';
  expect(read('calls')).toBe(
    install + build.repeat(3) + install + build + install + build + install,
  );
  const failures = (count: number) => Array(count).fill('/ping/fail');
  expect(heartbeats).toEqual(['/ping', ...failures(2), '/ping', ...failures(3)]);
  expect(env.SMTP_URL).toBeDefined();
});

it('a product-version that is a link is not read: it could be a key of this user', async () => {
  const { home, content, publish, mails } = await publishedSite();
  writeFileSync(join(home, 'id_ed25519'), 'PRIVATE KEY');
  symlinkSync(join(home, 'id_ed25519'), join(content.work, 'product-version'));
  content.push({});
  const { status, printed } = await publish();
  expect(status).toBe(1);
  expect(printed).toContain('product-version is a link');
  expect(printed + mails().join()).not.toContain('PRIVATE KEY');
});

it('a lost connection is tried again, and mailed and reported when the next run fails too', async () => {
  const { content, publish, mails, heartbeats } = await publishedSite();
  renameSync(content.bare, `${content.bare}.gone`);
  expect(await publish()).toMatchObject({ status: 1 });
  expect([mails(), heartbeats]).toEqual([[], []]);
  expect(await publish()).toMatchObject({ status: 1 });
  expect(mails()).toEqual([expect.stringContaining('content.git')]);
  expect(heartbeats).toEqual(['/ping/fail']);
  renameSync(`${content.bare}.gone`, content.bare);
  expect(await publish()).toMatchObject({ status: 0 });
});

it('follows a force-push, and says so once', async () => {
  const { content, publish, mails } = await publishedSite();
  content.push({ words: 'second' });
  expect(await publish()).toMatchObject({ status: 0 });
  git(content.work, 'reset', '--quiet', '--hard', 'HEAD~1');
  const rewritten = content.push({ words: 'other' }, '--force');
  expect(await publish()).toMatchObject({ status: 0 });
  expect(await publish()).toMatchObject({ status: 0 });
  expect(git(content.served, 'rev-parse', 'HEAD')).toBe(rewritten);
  expect(mails()).toEqual([expect.stringMatching(/^The website was published\n.*force-push/)]);
});

it('a second publisher says so and changes nothing', async () => {
  const { home, content, product, publish, mails, heartbeats } = await publishedSite();
  content.push({ words: 'second' });
  writeFileSync(join(home, 'hold'), '');
  const first = publish();
  await expect.poll(() => existsSync(join(product.served, 'calls'))).toBe(true);
  const second = await publish();
  rmSync(join(home, 'hold'));
  expect([(await first).status, second.status]).toEqual([0, 0]);
  expect(second.printed).toMatch(/^Another publisher is running\..*\n$/);
  expect([mails(), heartbeats]).toEqual([[], ['/ping']]);
});

/** A site whose service runs the code of the product again when the publisher asks for it, as systemd does. */
async function siteWithService(code = 'first') {
  const site = await publishedSite(code);
  const { served } = site.product;
  let asked = '';
  let [started, starts] = [0, true];
  const port = await serverOf((url) => {
    const request = (() => {
      try {
        return readFileSync(join(served, '.cache/restart'), 'utf8');
      } catch {
        return '';
      }
    })();
    if (request !== asked) {
      asked = request;
      started += 1;
      starts = !readFileSync(join(served, 'code'), 'utf8').includes('crash');
    }
    if (!starts) return [502, ''];
    return url === '/health/live' ? [200, `{"status":"live","started":"${started}"}`] : [200, '{}'];
  });
  site.env.PORT = String(port);
  return { ...site, publish: () => site.publish('--start-limit', '3'), starts: () => started };
}

const migrations = (...names: string[]) =>
  `const MIGRATIONS = {\n${names.map((name) => `  '${name}': run,\n`).join('')}};\n`;

it('goes back from a version that does not start, says why, and does not try it again', async () => {
  const { content, product, publish, mails, heartbeats, starts } = await siteWithService();
  const before = git(product.served, 'rev-parse', 'HEAD');
  expect(await publish()).toMatchObject({ status: 0 });
  content.push({ 'product-version': product.push({ code: 'crash' }) });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(before);
  expect(mails()).toEqual([
    expect.stringMatching(
      /^The new version of the website does not run\n.*was built but did not start.*journalctl[\s\S]*is running again/,
    ),
  ]);
  expect(starts()).toBe(2);
  content.push({ words: 'new words' });
  expect((await publish()).printed).toContain('To try it again, delete .cache/does-not-start');
  expect(starts()).toBe(2);
  content.push({ 'product-version': product.push({ code: 'third' }) });
  expect(await publish()).toMatchObject({ status: 0 });
  expect(heartbeats).toEqual(['/ping', '/ping/fail', '/ping/fail', '/ping']);
});

it('does not go back over a change of the tables, and refuses a version that is older than them', async () => {
  const { content, product, publish, mails } = await siteWithService();
  const file = 'apps/leads/store/migrations.ts';
  const first = product.push({ [file]: migrations('m1') });
  content.push({ 'product-version': first });
  expect(await publish()).toMatchObject({ status: 0 });
  const crash = product.push({ [file]: migrations('m1', 'm2'), code: 'crash' });
  content.push({ 'product-version': crash });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(crash);
  expect(mails().at(-1)).toMatch(/was not started: it refuses the tables .*\(m2\)/);
  expect((await publish()).printed).toMatch(/does not run/);
  content.push({ 'product-version': first });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(mails().at(-1)).toMatch(/is older than the tables of the leads \(m2\)/);
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(crash);
});

it('says when nothing restarts the service', async () => {
  const { content, product, publish, env } = await publishedSite();
  const port = await serverOf(() => [200, '{"status":"live","started":"1"}']);
  env.PORT = String(port);
  content.push({ 'product-version': product.push({ code: 'second' }) });
  const { status, printed } = await publish('--start-limit', '2');
  expect(status).toBe(1);
  expect(printed).toMatch(/nothing restarted it\. Enable agency-site-restart\.path/);
});
