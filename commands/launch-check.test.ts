import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { orphanPictures, outdatedYear, samplePictures } from './content-files.ts';
import { openSettings, sampleHosts } from './launch-settings.ts';
import { type SampleValue, sampleValues } from './sample-values.ts';

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

function launchCheck(folder: string, ...options: string[]) {
  const command = resolve('commands/launch-check.ts');
  const { RETENTION_DAYS, ...env } = process.env;
  return spawnSync(process.execPath, [command, ...options], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...env, ...live, CONTENT_DIR: folder },
  });
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

it('ends with code 1 and names file and field, as text and as JSON, while a sample is left', () => {
  const folder = emptyContent();
  cpSync('content/brand.yaml', join(folder, 'brand.yaml'));
  const text = launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain(join(folder, 'brand.yaml'));
  expect(text.stdout).toMatch(/^ {2}phone: \+91 44 0000 0000$/m);
  const json = launchCheck(folder, '--json');
  expect(json.status).toBe(1);
  const phone = (JSON.parse(json.stdout) as SampleValue[]).find(({ field }) => field === 'phone');
  expect(phone).toMatchObject({ file: join(folder, 'brand.yaml'), value: '+91 44 0000 0000' });
});

it('names an article that nobody has checked for twelve months', () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  write(folder, 'articles/a/article.mdx', '---\nchecked: 2020-01-31\n---\n\nText.\n');
  const text = launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain(`${join(folder, 'articles/a/article.mdx')}: 2020-01-31`);
  expect(JSON.parse(launchCheck(folder, '--json').stdout)).toMatchObject([
    { field: 'checked', value: '2020-01-31' },
  ]);
});

it('asks for RETENTION_DAYS while the privacy policy names a period', () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  write(
    folder,
    'pages/privacy-policy.yaml',
    'sections:\n  - title: For how long\n    text: We answer soon. We erase it after 24 months.\n',
  );
  const text = launchCheck(folder);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain('  We erase it after 24 months.');
  expect(text.stdout).not.toContain('We answer soon');
  write(folder, '.env', 'RETENTION_DAYS=730\n');
  expect(launchCheck(folder).status).toBe(0);
});

it('ends with code 0 when every value is real', () => {
  const folder = emptyContent();
  write(folder, 'brand.yaml', 'name: Filter House\nurl: https://filterhouse.in\nsamples: []\n');
  const { status, stdout } = launchCheck(folder);
  expect(stdout).toContain('no sample value is left');
  expect(status).toBe(0);
});

it('names each setting without which leads are lost', () => {
  const fields = (env: Record<string, string>) => openSettings(env).map(({ field }) => field);
  expect(fields(live)).toEqual([]);
  expect(fields({})).toEqual(Object.keys(live));
  expect(fields({ ...live, STAGING: 'true' })).toEqual(['STAGING']);
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
