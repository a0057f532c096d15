import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../server/environment-file.ts';
import { contentFolder } from '../site/schemas/content-folder.ts';
import { type Finding, launchFindings } from './launch/rules.ts';

const help = `Lists what keeps the site from going live, the greatest harm first: settings, mail server and DNS
without which leads are lost; samples, claims and a privacy policy that are not true; robots and links that
lead nowhere; a year that has passed and pictures that nothing names. It looks at the content, at the
settings (.env), and at the pages in dist/, so build them first.
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

async function report(): Promise<void> {
  loadEnvironmentFile();
  const findings = await launchFindings({
    folder: contentFolder,
    dist: process.env.DIST_DIR ?? 'dist',
    env: process.env,
    today: new Date(),
    testMail: values['test-mail'],
    resolvers: values.resolver,
  });
  process.exitCode = findings.length > 0 ? 1 : 0;
  if (values.json) {
    console.info(JSON.stringify(findings, null, 2));
    return;
  }
  for (const [harm, found] of Map.groupBy(findings, (one) => one.harm)) {
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
      ? 'Ready: no sample value is left, the settings are those of a live site, and mail, DNS, links and policy hold.'
      : `${findings.length} findings are left. Going live waits for them.`,
  );
}

if (values.help) console.info(help);
else await report();
