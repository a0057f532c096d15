import { spawnSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS } from '../testing/sample-lead.ts';
import { writeSampleSite } from '../testing/sample-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A service whose pages are a link to one of several builds, as on a server. */
async function switchedSite(...names: string[]) {
  const folder = await temporaryFolder();
  const buildOf = (name: string) => path.join(folder, 'builds', name);
  for (const name of names) {
    writeSampleSite(buildOf(name));
    writeFileSync(path.join(buildOf(name), 'about-us.html'), name);
    unlinkSync(path.join(buildOf(name), 'about-us.html.br'));
    const headers = { '/about-us': { 'x-build': name } };
    const rules = JSON.stringify({ headers, redirects: [] });
    writeFileSync(path.join(buildOf(name), 'server.json'), rules);
  }
  const link = path.join(folder, 'current');
  function switchTo(target: string): void {
    symlinkSync(target, `${link}.new`);
    renameSync(`${link}.new`, link);
  }
  const [first = ''] = names;
  switchTo(buildOf(first));
  const { url } = await startTestService({}, { siteFolder: link });
  async function page(): Promise<string> {
    const response = await fetch(`${url}/about-us`);
    return `${response.headers.get('x-build')} ${await response.text()}`;
  }
  return { folder, url, buildOf, switchTo, page };
}

it('a switch to another build is served at once, each page with the headers of its build', async () => {
  const { buildOf, switchTo, page } = await switchedSite('first', 'second');
  expect(await page()).toBe('first first');
  switchTo(buildOf('second'));
  expect(await page()).toBe('second second');
  let isSwitching = true;
  const seen = new Set<string>();
  const visitor = async () => {
    while (isSwitching) seen.add(await page());
  };
  const visitors = [visitor(), visitor(), visitor()];
  for (let count = 0; count < 200; count += 1) {
    switchTo(buildOf(count % 2 === 0 ? 'first' : 'second'));
    if (count % 7 === 0) await page();
  }
  isSwitching = false;
  await Promise.all(visitors);
  expect([...seen].sort()).toEqual(['first first', 'second second']);
});

it('a build that is not whole, or is gone, is not switched to', async () => {
  const { buildOf, switchTo, page } = await switchedSite('first', 'second');
  expect(await page()).toBe('first first');
  rmSync(path.join(buildOf('second'), 'index.html'));
  switchTo(buildOf('second'));
  expect(await page()).toBe('first first');
  switchTo(buildOf('nowhere'));
  expect(await page()).toBe('first first');
});

it('a build with something else than files stops neither pages nor leads', async () => {
  const { url, buildOf, switchTo, page } = await switchedSite('first', 'second');
  for (const name of ['server.json', 'robots.txt']) {
    rmSync(path.join(buildOf('second'), name));
    expect(spawnSync('mkfifo', [path.join(buildOf('second'), name)]).status).toBe(0);
  }
  switchTo(buildOf('second'));
  expect(await page()).toBe('first first');
  const body = new URLSearchParams({ ...CONTACT_FIELDS });
  expect((await fetch(`${url}/backend/contact.php`, { method: 'POST', body })).status).toBe(200);
});

it.runIf(process.getuid?.() === 0)(
  'a file of another user is not given out, whatever leads to it',
  async () => {
    const { folder, url, buildOf, switchTo } = await switchedSite('first');
    const secret = path.join(folder, 'secret');
    mkdirSync(secret);
    for (const name of ['index.html', 'leads.db', 'logo.svg', 'server.json']) {
      writeFileSync(path.join(secret, name), 'SECRET');
      chownSync(path.join(secret, name), 12_345, 12_345);
    }
    chownSync(secret, 12_345, 12_345);
    const build = buildOf('first');
    symlinkSync(path.join(secret, 'leads.db'), path.join(build, 'leads.txt'));
    symlinkSync(path.join(secret, 'leads.db'), path.join(build, 'robots.txt.br'));
    symlinkSync(secret, path.join(build, 'folder'));
    symlinkSync(path.join(secret, 'leads.db'), path.join(build, 'thank-you.html.new'));
    renameSync(path.join(build, 'thank-you.html.new'), path.join(build, 'thank-you.html'));
    const routes = ['leads.txt', 'robots.txt', 'folder/leads.db', 'folder/logo.svg', 'leads.db'];
    const asked = [...routes, 'thank-you', 'thank-you?reference=7KQ2-M0XD'];
    const secrets = async () => {
      const open = async (route: string) => {
        const response = await fetch(`${url}/${route}`, { headers: { 'accept-encoding': 'br' } });
        return Buffer.from(await response.arrayBuffer()).toString('latin1');
      };
      return (await Promise.all(asked.map(open))).filter((text) => text.includes('SECRET'));
    };
    expect(await secrets()).toEqual([]);
    switchTo(secret);
    expect(await secrets()).toEqual([]);
  },
);
