import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../server/environment-file.ts';
import { contentFolder } from '../site/content/content-folder.ts';
import { unreadableContent } from './content/unreadable-content.ts';
import { builtSiteFaults } from './launch/built-site.ts';
import { domainFaults } from './launch/domain.ts';
import type { Finding } from './launch/finding.ts';
import { mailFaults } from './launch/mail.ts';
import { sampleValues } from './launch/sample-values.ts';
import { openSettings, sampleHosts, stagingSetting } from './launch/settings.ts';

const help = `Lists what keeps the site from going live: settings, mail server and DNS without which leads are
lost; values, sentences and pictures that are still a sample's; robots, hosts and links that lead nowhere.
It reads the content, the settings (.env) and the pages in dist/, so build them first. A sentence or picture
of the starter that you keep goes on a line of accepted.txt in your folder.
Ends with code 0 when nothing is left, else with code 1.

  --test-mail        also send a mail from MAIL_FROM to MAIL_TO: look whether it arrives
  --resolver <ip>    ask this DNS server, as 1.1.1.1, instead of those of this machine
  --json             the list as JSON
  --help             this text
`;

const { values } = parseArgs({
  options: {
    'test-mail': { type: 'boolean', default: false },
    resolver: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** One file: what is wrong in it, then what to do about it. */
const paragraph = (file: string, found: readonly Finding[]) =>
  [
    file,
    ...found.map(({ field, value }) => `  ${field}: ${value}`),
    ...[...new Set(found.map(({ fix }) => fix))].map((fix) => `  → ${fix}`),
    '',
  ].join('\n');

type Group = { harm: string; found: Finding[] };

/** Every finding, the most harmful first. */
async function findingGroups(): Promise<Group[]> {
  // It reads brand.yaml when it is loaded, which may be unreadable.
  const { brandUrl } = await import('../site/content/brand-values.ts');
  const { env } = process;
  const dist = env.DIST_DIR ?? 'dist';
  const mail = await mailFaults(env, { test: values['test-mail'] });
  const domain = await domainFaults(env, brandUrl, values.resolver);
  return [
    {
      harm: 'Leads would be lost, or not reach you',
      found: [...openSettings(env), ...mail, ...domain],
    },
    { harm: 'Visitors would read what is not true', found: sampleValues(contentFolder) },
    {
      harm: 'Pages would not be found, or lead nowhere',
      found: [...stagingSetting(env), ...builtSiteFaults(dist), ...sampleHosts(contentFolder)],
    },
  ];
}

async function report(): Promise<void> {
  loadEnvironmentFile();
  const unreadable = unreadableContent();
  if (unreadable.length > 0) {
    console.error(unreadable.join('\n'));
    process.exitCode = 1;
    return;
  }
  const groups = await findingGroups();
  const findings = groups.flatMap(({ harm, found }) => found.map((one) => ({ harm, ...one })));
  process.exitCode = findings.length > 0 ? 1 : 0;
  if (values.json) {
    console.info(JSON.stringify(findings, null, 2));
    return;
  }
  for (const { harm, found } of groups.filter(({ found }) => found.length > 0)) {
    console.info(`■ ${harm}: ${found.length}\n`);
    for (const [file, ones] of Map.groupBy(found, (one) => one.file))
      console.info(paragraph(file, ones));
  }
  if (values['test-mail'] && !findings.some(({ field }) => field === 'SMTP_URL'))
    console.info(
      `A test mail went to ${process.env.MAIL_TO}. Look whether it arrived, and in which folder.\n`,
    );
  console.info(
    findings.length === 0
      ? 'Ready: no sample value is left, the settings are those of a live site, and mail, DNS and links are right.'
      : `${findings.length} findings are left. Going live waits for them.`,
  );
}

if (values.help) console.info(help);
else await report();
