import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { startMailCatcher, until } from '../../apps/leads/testing/mail-catcher.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { builtPage, entriesOf, everyPage, listedRoutes } from '../support/site-routes.ts';
import { renamed } from '../support/starter-site/starter-site.ts';

const dist = resolve(process.env.DIST_DIR ?? 'dist');

/** Files that visitors can load, without compressed copies. */
const served = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length))
  .filter((path) => !/\.(br|gz)$|\/\./.test(path));

const domain = 'noyyal.test';
const live = {
  NODE_ENV: 'production',
  MAIL_FROM: `Noyyal Works <website@${domain}>`,
  MAIL_TO: `office@${domain}`,
  DKIM_SELECTOR: 'mail1',
  TRUST_PROXY: 'loopback',
};

describe('the site of another agency, made with npm run new -- site,', () => {
  let url = '';
  let stop: () => Promise<unknown>;

  /** Runs `npm start` with its own folder for leads. */
  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'starter-site-'));
    const port = await getPort();
    const child = spawn(process.execPath, ['tools/start.ts'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(child, 'exit');
    url = `http://localhost:${port}`;
    stop = async () => {
      child.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    };
    const isListening = () =>
      fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isListening, 'npm start listens', 240_000);
    // It builds what has changed since the last build.
  }, 250_000);
  afterAll(() => stop());

  it('has the people, clients, testimonials, questions, cases and articles of the starter, no gallery', () => {
    const read = (name: string) => parse(readFileSync(join(contentFolder, name), 'utf8'));
    const names = globSync('people/*/person.yaml', { cwd: contentFolder }).map(
      (file) => read(file).name as string,
    );
    expect(names).toHaveLength(2);
    for (const name of names) expect(builtPage('/about-us')).toContain(name);
    const logos = builtPage('/our-clients').match(
      /<li[^>]*>(?:(?!<\/li>).)*_astro(?:(?!<\/li>).)*<\/li>/gs,
    );
    expect(read('clients/clients.yaml').clients).toHaveLength(4);
    expect(logos?.length).toBeGreaterThanOrEqual(4);
    expect(read('testimonials.yaml').testimonials).toHaveLength(2);
    expect(builtPage('/seo-services').split('"@type":"Question"')).toHaveLength(6);
    expect(entriesOf('/portfolio')).toHaveLength(2);
    expect(entriesOf('/blogs')).toHaveLength(2);
    expect(listedRoutes.filter((route) => route.includes('photography'))).toEqual([]);
  });

  it('lists an article on the pages of all its topics', () => {
    for (const topic of ['costs', 'getting-found'])
      expect(builtPage(`/digital-marketing-blog/${topic}`)).toMatch(
        /<a[^>]* href="\/blogs\/how-a-firm-is-found-nearby"/,
      );
    const feed = readFileSync(join(dist, 'feed.xml'), 'utf8');
    // It asks for the full text.
    expect(feed.match(/<content:encoded>/g)).toHaveLength(2);
    expect(feed).toMatch(/<\/category><category>Costs<\/category>/);
  });

  it('names its other office, tax number and profiles in the footer and for search engines', () => {
    const { offices, taxNumber, profiles } = parse(
      readFileSync(join(contentFolder, 'brand.yaml'), 'utf8'),
    );
    const home = builtPage('/');
    const [, footer = ''] = home.split('id="site-footer"');
    for (const words of [offices[0].name, offices[0].address.street, taxNumber.value])
      expect(footer).toContain(words);
    // Its hours are in the part of its address, so that they are not beside another one.
    expect(footer).toMatch(
      new RegExp(`<div[^>]*><address[^>]*><strong>${offices[0].name}</strong>.*?</address><ul>`),
    );
    expect(footer).toContain(`href="${profiles[0].href}"`);
    expect(home).toContain(`"taxID":"${taxNumber.value}"`);
    expect(home).toContain('"department":[{"@type":"ProfessionalService"');
    expect(home).toMatch(new RegExp(`"sameAs":\\[[^\\]]*"${profiles[0].href}"`));
    const contact = builtPage('/contact-us');
    expect(contact).toMatch(
      new RegExp(`<a href="https://www.openstreetmap.org/[^"]*mlat=${offices[0].address.latitude}`),
    );
    expect(contact.match(/<template><iframe[^>]*openstreetmap/g)).toHaveLength(2);
    const [, office = ''] = contact.split(`>${offices[0].name}</h3>`);
    expect(office.split('</section>')[0]).toContain(offices[0].hours[0].label);
  });

  it('has a page for a town in its menu, and a page for an ad without menu that is in no list', async () => {
    const town = builtPage('/web-shops-in-pollachi');
    const ad = builtPage('/festival-offer');
    expect(builtPage('/').match(/<a href="\/web-shops-in-pollachi"/g)).toHaveLength(2);
    for (const type of ['"@type":"WebPage"', '"@type":"BreadcrumbList"'])
      expect(town).toContain(type);
    expect(ad).toMatch(/<input[^>]*name="services"/);
    expect(town).toMatch(/<details[^>]*data-menu/);
    expect(ad).not.toMatch(/<details[^>]*data-menu/);
    expect(ad).toContain('<meta name="robots" content="noindex"');
    for (const name of ['sitemap-0.xml', 'llms.txt', 'search.html'])
      expect(readFileSync(join(dist, name), 'utf8'), name).not.toContain('festival-offer');
    expect(ad).not.toContain('data-pagefind-body');
  });

  it('says one period of retention in the forms, in the policy and to the lead service, and no word that it did not give', () => {
    const { retentionMonths } = parse(readFileSync(join(contentFolder, 'brand.yaml'), 'utf8'));
    // The sample and the default have 24.
    expect(retentionMonths).toBe(18);
    for (const route of [CONTACT_FORM.page, SEO_FORM.page, '/privacy-policy'])
      expect(builtPage(route), route).toMatch(/18\s+months/);
    const server = JSON.parse(readFileSync(join(dist, 'server.json'), 'utf8'));
    expect(server.locale.retentionMonths).toBe(retentionMonths);
    const foreign =
      /24\s+months|one working day|digital marketing agency|at most once a month|name="marketing"/i;
    const found = everyPage.flatMap((route) => {
      const [words] = foreign.exec(builtPage(route)) ?? [];
      return words ? [`${route}: ${words}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('has its own colours and font', async () => {
    const styles = served.filter((path) => path.endsWith('.css'));
    const text = (await Promise.all(styles.map((path) => fetch(url + path)))).map((response) =>
      response.text(),
    );
    const css = (await Promise.all(text)).join('\n') + builtPage('/');
    for (const value of ['#ff5a1f', '#10131a', 'Poppins']) expect(css).toContain(value);
  });

  it('redirects the old URL of a renamed case to the new one, and no page links to the old one', async () => {
    const old = await fetch(url + renamed.from, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, renamed.to]);
    expect((await fetch(url + renamed.to)).status).toBe(200);
    expect(listedRoutes).toContain(renamed.to);
    expect(everyPage.filter((route) => builtPage(route).includes(`${renamed.from}"`))).toEqual([]);
  });

  it('has no text and no colour of the sample in any page, style, script, SVG or feed', async () => {
    const sample = parse(readFileSync('content/brand.yaml', 'utf8'));
    const accent = parse(readFileSync('content/theme.yaml', 'utf8')).accent as string;
    const sampleTexts = new RegExp(
      [sample.name, sample.phone, sample.address.locality, sample.tagline, accent, 'lime']
        .map((word) => RegExp.escape(word))
        .join('|'),
      'i',
    );
    // The editor's code contains many colours.
    const texts = served.filter(
      (path) =>
        /\.(html|css|js|json|xml|atom|txt|md|svg|webmanifest)$/.test(path) &&
        !path.startsWith('/_astro/editor/'),
    );
    expect(texts.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const path of texts) {
      const text = await (await fetch(url + path)).text();
      const [word] = sampleTexts.exec(text) ?? [];
      if (word) found.push(`${path}: ${word}`);
    }
    expect(found).toEqual([]);
  });

  it('passes launch-check, and fails it when one thing is missing', async () => {
    const mail = await startMailCatcher();
    const dns = await startDnsServer({
      [`${domain} TXT`]: ['v=spf1 include:mail.test -all'],
      [`mail1._domainkey.${domain} TXT`]: ['v=DKIM1; p=MIGfMA0'],
      [`_dmarc.${domain} TXT`]: ['v=DMARC1; p=quarantine'],
      [`${domain} CAA`]: ['letsencrypt.org'],
    });
    onTestFinished(dns.stop);
    const launchCheck = (env: Record<string, string>) =>
      new Promise<string>((done) =>
        execFile(
          process.execPath,
          ['tools/launch-check.ts', '--test-mail', '--resolver', dns.address],
          { env: { ...process.env, ...live, SMTP_URL: mail.url, ...env } },
          (_error, stdout) => done(stdout),
        ),
      );
    expect(await launchCheck({})).toContain('Ready: no sample value is left');
    expect((await mail.caught(1))[0]?.recipients).toEqual([`office@${domain}`]);
    expect(await launchCheck({ DKIM_SELECTOR: '' })).toContain('1 findings. Fix them');
  });
});
