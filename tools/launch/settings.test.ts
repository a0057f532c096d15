import { expect, it } from 'vitest';
import { folderOf, writeInto } from '../../tests/support/folder-of.ts';
import { liveSettings } from '../../tests/support/live-settings.ts';
import type { Environment } from './finding.ts';
import { forgottenProxy, sampleHosts, stagingSetting, unfinishedSettings } from './settings.ts';

it('reports each required setting that is missing or a sample, and STAGING', () => {
  const fields = (env: Record<string, string>) => unfinishedSettings(env).map(({ field }) => field);
  expect(fields(liveSettings)).toEqual([]);
  expect(fields({})).toEqual(Object.keys(liveSettings));
  expect(stagingSetting({ STAGING: 'true' }).map(({ field }) => field)).toEqual(['STAGING']);
  expect(stagingSetting({ STAGING: 'false' })).toEqual([]);
  expect(fields({ ...liveSettings, MAIL_TO: 'hello@agency.example' })).toEqual(['MAIL_TO']);
});

it('reports a missing TRUST_PROXY when only a proxy on this machine can reach the service', () => {
  const fields = (env: Environment) => forgottenProxy(env).map(({ field }) => field);
  for (const env of [{}, { HOST: '127.0.0.2' }, { TRUST_PROXY: 'false # none' }])
    expect(fields(env)).toEqual(['TRUST_PROXY']);
  expect(fields({ TRUST_PROXY: 'loopback' })).toEqual([]);
  expect(fields({ HOST: '0.0.0.0' })).toEqual([]);
});

it('does not print the password of the mail server', () => {
  const SMTP_URL = 'smtps://leads:p@ss/w:rd@smtp.agency.example:465';
  const [finding] = unfinishedSettings({ ...liveSettings, SMTP_URL });
  expect(finding?.value).toBe('smtps://…@smtp.agency.example:465');
});

it('reports example hosts in the proxy configuration and the workflow of the content', () => {
  const folder = folderOf();
  writeInto(folder, 'deploy/nginx.conf', 'server {\n  server_name agency.example;\n}\n');
  expect(sampleHosts(folder)).toMatchObject([{ field: 'line 2', value: 'agency.example' }]);
  const workflow = '- run: git clone https://git.example/agency-site.git product\n';
  writeInto(folder, '.github/workflows/site.yml', workflow);
  expect(sampleHosts(folder)[1]).toMatchObject({ value: 'https://git.example' });
});
