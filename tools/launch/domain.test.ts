import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { startDnsServer, type Zone } from '../../tests/support/dns-server.ts';
import { domainFindings } from './domain.ts';

const env = {
  MAIL_FROM: 'Filter House <website@filterhouse.test>',
  DKIM_SELECTOR: 'mail1',
};

const SITE = 'https://www.filterhouse.test';

const complete: Zone = {
  'filterhouse.test TXT': ['another service', 'v=spf1 include:mail.test -all'],
  'mail1._domainkey.filterhouse.test TXT': ['v=DKIM1; k=rsa; p=MIGfMA0'],
  '_dmarc.filterhouse.test TXT': ['v=DMARC1; p=quarantine'],
  'filterhouse.test CAA': ['letsencrypt.org'],
};

async function findingsWith(zone: Zone, settings: Record<string, string> = env) {
  const server = await startDnsServer(zone);
  onTestFinished(server.stop);
  return domainFindings(settings, SITE, [server.address]);
}

it('accepts a domain with all records, CAA at the parent domain of the host', async () => {
  expect(await findingsWith(complete)).toEqual([]);
});

it.each([
  ['filterhouse.test TXT', 'SPF at filterhouse.test', 'v=spf1'],
  ['mail1._domainkey.filterhouse.test TXT', 'DKIM at mail1._domainkey.filterhouse.test', 'v=DKIM1'],
  ['_dmarc.filterhouse.test TXT', 'DMARC at _dmarc.filterhouse.test', 'v=DMARC1'],
  ['filterhouse.test CAA', 'CAA at www.filterhouse.test', 'letsencrypt.org'],
])('without %s it names the record and what to write', async (missing, field, write) => {
  const { [missing]: _gone, ...zone } = complete;
  expect(await findingsWith(zone)).toEqual([
    { file: 'DNS', field, value: 'is missing', fix: expect.stringContaining(write) },
  ]);
});

it('a revoked key is reported', async () => {
  const zone = { ...complete, 'mail1._domainkey.filterhouse.test TXT': ['v=DKIM1; p='] };
  expect((await findingsWith(zone)).map(({ field }) => field)).toEqual([
    'DKIM at mail1._domainkey.filterhouse.test',
  ]);
});

it('asks for the selector of the key where none is set', async () => {
  const { DKIM_SELECTOR, ...settings } = env;
  expect((await findingsWith(complete, settings)).map(({ field }) => field)).toEqual([
    'DKIM_SELECTOR',
  ]);
});

it('says that it could not check, and what to do, when no resolver responds', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const found = await domainFindings(env, SITE, [`127.0.0.1:${silent.address().port}`], 100);
  expect(found).toHaveLength(4);
  for (const { value, fix } of found) {
    expect(value).toContain('could not be checked: no DNS server answered');
    expect(fix).toMatch(/record at/);
  }
});

it('queries nothing for example hosts', async () => {
  const settings = { MAIL_FROM: 'a@agency.example' };
  const found = await domainFindings(settings, 'https://agency.example', ['127.0.0.1:9']);
  expect(found).toEqual([]);
});
