import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { startDnsServer } from '../checks/support/dns-server.ts';
import { startMailCatcher } from '../server/testing/mail-catcher.ts';
import { orphanPictures, outdatedYear, samplePictures } from './content-files.ts';
import { type Finding, harms } from './launch/rules.ts';
import { sampleValues } from './launch/sample-values.ts';
import { openSettings, sampleHosts, stagingSetting } from './launch/settings.ts';

function emptyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The settings of a site that may go live. */
const live = {
  NODE_ENV: 'production',
  SERVICE_URL: 'https://filterhouse.in',
  SMTP_URL: 'smtps://user:word@mail.filterhouse.in',
  MAIL_FROM: 'website@filterhouse.in',
  MAIL_TO: 'hello@filterhouse.in',
};

/** The pages of a site that may go live, as few as there can be. */
function writePages(folder: string): void {
  write(folder, 'dist/sitemap.xml', '<loc>https://filterhouse.in/</loc>');
  write(folder, 'dist/index.html', '<!doctype html><title>Filter House</title>');
}

/** Runs the command where a mail server and a resolver answer as they do for a site that may go live. */
async function launchCheck(folder: string, ...options: string[]) {
  writePages(folder);
  const mail = await startMailCatcher();
  const dns = await startDnsServer({
    'filterhouse.in TXT': ['v=spf1 -all'],
    'mail1._domainkey.filterhouse.in TXT': ['v=DKIM1; p=MIGfMA0'],
    '_dmarc.filterhouse.in TXT': ['v=DMARC1; p=reject'],
    'filterhouse.in CAA': ['letsencrypt.org'],
  });
  onTestFinished(dns.stop);
  const { RETENTION_DAYS, ...env } = process.env;
  return new Promise<{ status: unknown; stdout: string; mail: typeof mail }>((done) =>
    execFile(
      process.execPath,
      [resolve('commands/launch-check.ts'), '--resolver', dns.address, ...options],
      {
        cwd: folder,
        env: {
          ...env,
          ...live,
          DKIM_SELECTOR: 'mail1',
          SMTP_URL: mail.url,
          CONTENT_DIR: folder,
          DIST_DIR: join(folder, 'dist'),
        },
      },
      (error, stdout) => done({ status: error?.code ?? 0, stdout, mail }),
    ),
  );
}

const fieldsIn = (folder: string) =>
  sampleValues(folder).map(({ file, field }) => `${file.slice(folder.length + 1)} ${field}`);

it('names every brand value that brand.yaml lists as a sample', () => {
  const { samples } = parse(readFileSync('content/brand.yaml', 'utf8'));
  const fields = fieldsIn(resolve('content'));
  for (const field of samples) expect(fields).toContain(`brand.yaml ${field}`);
});

it('names an entry that is flagged as a sample once, not each of its addresses', () => {
  const folder = emptyContent();
  const home = 'https://www.facebook.com/zestory.example';
  write(
    folder,
    'people/meena/person.yaml',
    stringify({ name: 'Meena', facebook: home, sample: true }),
  );
  write(
    folder,
    'clients/clients.yaml',
    'clients:\n  - { name: A }\n  - { name: B, sample: true }\n',
  );
  expect(fieldsIn(folder)).toEqual([
    'clients/clients.yaml clients[2].sample',
    'people/meena/person.yaml sample',
  ]);
});

it('names every row that a case lists among its samples, with what stands there', () => {
  const folder = emptyContent();
  const evidence = { period: 'May 2025', failed: 'The first form.', samples: ['failed', 'spent'] };
  const counted = [{ figure: '62%', sample: true }];
  write(
    folder,
    'case-studies/a/case-study.yaml',
    stringify({ evidence: { ...evidence, counted } }),
  );
  expect(sampleValues(folder).map(({ field, value }) => [field, value])).toEqual([
    ['evidence.counted[1].sample', '62%'],
    ['evidence.failed', 'The first form.'],
    ['evidence.spent', 'no such field'],
  ]);
});

it('names sample addresses and starter words wherever they stand, with the line in an article', () => {
  const folder = emptyContent();
  const article = ['---', 'title: "REPLACE: a title"', '---', '', 'Well.', 'REPLACE: the text', ''];
  write(folder, 'articles/a/article.mdx', article.join('\n'));
  write(
    folder,
    'people/meena/person.yaml',
    'linkedin: https://www.linkedin.com/in/zestory-example\n',
  );
  write(folder, 'brand.yaml', 'email: hello@zestory.example\nsamples: []\n');
  expect(fieldsIn(folder)).toEqual([
    'articles/a/article.mdx title',
    'articles/a/article.mdx line 6',
    'brand.yaml email',
    'people/meena/person.yaml linkedin',
  ]);
});

it('a word such as example in running text is no sample', () => {
  const folder = emptyContent();
  write(
    folder,
    'brand.yaml',
    'name: For example\ntagline: See the sample. Example figures.\nsamples: []\n',
  );
  expect(fieldsIn(folder)).toEqual([]);
});

it('ends with code 1 and names file and field, as text and as JSON, while a sample is left', async () => {
  const folder = emptyContent();
  cpSync('content/brand.yaml', join(folder, 'brand.yaml'));
  const text = await launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain(join(folder, 'brand.yaml'));
  expect(text.stdout).toMatch(/^ {2}phone: \+91 44 0000 0000$/m);
  const json = await launchCheck(folder, '--json');
  expect(json.status).toBe(1);
  const phone = (JSON.parse(json.stdout) as Finding[]).find(({ field }) => field === 'phone');
  expect(phone).toMatchObject({ file: join(folder, 'brand.yaml'), value: '+91 44 0000 0000' });
});

it('names an article that nobody has checked for twelve months', async () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  write(folder, 'articles/a/article.mdx', '---\nchecked: 2020-01-31\n---\n\nText.\n');
  const text = await launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain(`${join(folder, 'articles/a/article.mdx')}\n  checked: 2020-01-31`);
  expect(JSON.parse((await launchCheck(folder, '--json')).stdout)).toMatchObject([
    { field: 'checked', value: expect.stringContaining('2020-01-31') },
  ]);
});

it('asks for RETENTION_DAYS while the privacy policy names a period', async () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  write(
    folder,
    'pages/privacy-policy.yaml',
    'sections:\n  - title: For how long\n    text: We answer soon. We erase it after 24 months.\n',
  );
  const text = await launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain('RETENTION_DAYS: We erase it after 24 months.');
  expect(text.stdout).not.toContain('We answer soon');
  write(folder, '.env', 'RETENTION_DAYS=730\n');
  expect((await launchCheck(folder)).status).toBe(0);
});

it('is ready, with code 0, only when every value is real and mail, DNS and pages hold', async () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nurl: https://filterhouse.in\nsamples: []\n');
  const { status, stdout, mail } = await launchCheck(folder);
  expect(stdout).toContain('Ready: no sample value is left');
  expect(status).toBe(0);
  expect(mail.mails).toEqual([]);
});

it('sends a test mail when asked, and says where to look for it', async () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  const { stdout, mail } = await launchCheck(folder, '--test-mail');
  expect(stdout).toContain('A test mail went to hello@filterhouse.in');
  expect((await mail.caught(1))[0]?.recipients).toEqual(['hello@filterhouse.in']);
});

it('lists by harm: lost leads before untrue words, these before dead links, and looks last', async () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\ntagline: Clean\nsamples: [tagline]\n');
  write(folder, '.env', 'STAGING=true\n');
  write(folder, 'dist/about-us.html', '<a href="/gone">Gone</a>');
  write(folder, 'people/left.jpg', 'a picture');
  const found = JSON.parse((await launchCheck(folder, '--json')).stdout) as Finding[];
  expect(found.map(({ harm, field }) => [harms.indexOf(harm), field])).toEqual([
    [1, 'tagline'],
    [2, 'STAGING'],
    [2, '/gone'],
    [3, 'picture'],
  ]);
});

it('names each setting without which leads are lost, and that of a rehearsal', () => {
  const fields = (env: Record<string, string>) => openSettings(env).map(({ field }) => field);
  expect(fields(live)).toEqual([]);
  expect(fields({})).toEqual(Object.keys(live));
  expect(stagingSetting({ STAGING: 'true' }).map(({ field }) => field)).toEqual(['STAGING']);
  expect(stagingSetting({ STAGING: 'false' })).toEqual([]);
  expect(fields({ ...live, SERVICE_URL: 'https://agency.example' })).toEqual(['SERVICE_URL']);
});

it('knows a picture of the sample by its bytes, whatever it is called now', () => {
  const folder = emptyContent();
  mkdirSync(join(folder, 'people'));
  cpSync('content/pages/pictures/contact.jpg', join(folder, 'people/our-door.jpg'));
  write(folder, 'people/a.yaml', 'portrait: ./our-door.jpg\n');
  expect(samplePictures(folder, 'content')).toMatchObject([
    { file: join(folder, 'people/our-door.jpg'), value: 'is the sample’s' },
  ]);
});

it('names pictures that no text names, and leaves those that are served as they are', () => {
  const folder = emptyContent();
  for (const name of ['people/left.jpg', 'people/named.jpg', 'files/leaflet.jpg'])
    write(folder, name, name);
  write(folder, 'people/a.yaml', 'portrait: ./named.jpg\n');
  expect(orphanPictures(folder).map(({ file }) => file)).toEqual([join(folder, 'people/left.jpg')]);
});

it('names a copyright line of a year that has passed, and takes one without a year', () => {
  const folder = emptyContent();
  const lineIn = (line: string) => {
    write(folder, 'pages/interface.yaml', stringify({ footer: { copyright: line } }));
    return outdatedYear(folder, new Date('2027-03-01')).map(({ field }) => field);
  };
  expect(lineIn('© 2026 Filter House')).toEqual(['footer.copyright']);
  expect(lineIn('© 2019–2027 Filter House')).toEqual([]);
  expect(lineIn('© Filter House')).toEqual([]);
});

it('names the hosts of the examples in the files for a proxy that lie in the content', () => {
  const folder = emptyContent();
  write(folder, 'deploy/nginx.conf', 'server {\n  server_name agency.example;\n}\n');
  expect(sampleHosts(folder)).toMatchObject([{ field: 'line 2', value: 'agency.example' }]);
});
