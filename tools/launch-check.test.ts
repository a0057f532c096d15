import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher } from '../apps/leads/testing/mail-catcher.ts';
import { startDnsServer } from '../tests/support/dns-server.ts';
import { folderOf, writeInto } from '../tests/support/folder-of.ts';
import { liveSettings } from '../tests/support/live-settings.ts';
import type { Finding } from './launch/finding.ts';

/** The minimum of built pages that pass the check. */
function writePages(folder: string): void {
  writeInto(folder, 'dist/sitemap-0.xml', '<loc>https://filterhouse.in/</loc>');
  writeInto(folder, 'dist/index.html', '<!doctype html><title>Filter House</title>');
}

/** Runs the command with a mail server and a DNS server that are set up correctly. */
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
  return new Promise<{ status: unknown; stdout: string; mail: typeof mail }>((done) =>
    execFile(
      process.execPath,
      [resolve('tools/launch-check.ts'), '--resolver', dns.address, ...options],
      {
        cwd: folder,
        env: {
          ...process.env,
          ...liveSettings,
          DKIM_SELECTOR: 'mail1',
          TRUST_PROXY: 'loopback',
          SMTP_URL: mail.url,
          CONTENT_DIR: folder,
          DIST_DIR: join(folder, 'dist'),
        },
      },
      (error, stdout) => done({ status: error?.code ?? 0, stdout, mail }),
    ),
  );
}

it('exits with code 1 and names file and field, as text and as JSON, while a sample is left', async () => {
  const folder = folderOf();
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

it('exits with code 0 only when every value is real and mail, DNS and pages are correct', async () => {
  const folder = folderOf();
  writeInto(folder, 'brand.yaml', 'name: Filter House\nurl: https://filterhouse.in\nsamples: []\n');
  const { status, stdout, mail } = await launchCheck(folder);
  expect(stdout).toContain('Ready: no sample value is left');
  expect(status).toBe(0);
  expect(mail.mails).toEqual([]);
});

it('sends a test mail with --test-mail, and says where to look for it', async () => {
  const folder = folderOf();
  writeInto(folder, 'brand.yaml', 'name: Filter House\nsamples: []\n');
  const { stdout, mail } = await launchCheck(folder, '--test-mail');
  expect(stdout).toContain('A test email was sent to hello@filterhouse.in');
  expect((await mail.caught(1))[0]?.recipients).toEqual(['hello@filterhouse.in']);
});

it('lists the most harmful first: untrue text before broken links', async () => {
  const folder = folderOf();
  writeInto(folder, 'brand.yaml', 'name: Filter House\ntagline: Clean\nsamples: [tagline]\n');
  writeInto(folder, '.env', 'STAGING=true\n');
  writeInto(folder, 'dist/about-us.html', '<a href="/gone">Gone</a>');
  const found = JSON.parse((await launchCheck(folder, '--json')).stdout) as Finding[];
  expect(found.map(({ field }) => field)).toEqual(['tagline', 'STAGING', '/gone']);
});
