import { brandTrackers, brandUrl } from '@agency/content/brand-values.ts';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';
import { builtSiteFindings, unlistedTrackers } from './launch/built-site.ts';
import { lowCovers } from './launch/covers.ts';
import { domainFindings } from './launch/domain.ts';
import type { Finding } from './launch/finding.ts';
import { heavyFontFindings, lettersWithoutFont } from './launch/fonts.ts';
import { mailFindings } from './launch/mail.ts';
import { sampleValues } from './launch/sample-values.ts';
import {
  forgottenProxy,
  sampleHosts,
  stagingSetting,
  unfinishedSettings,
} from './launch/settings.ts';
import { untrueDates } from './launch/untrue-dates.ts';
import { readArguments } from './running/command-line.ts';

const help = `Lists what you must change before the site goes live: missing settings, mail server and DNS records;
values, sentences and pictures that are still samples; blocked robots and broken links.
It reads the content, the settings (.env) and the pages in dist/. Run npm run build first. To keep a sentence
or picture of the starter, add it to accepted.txt in your folder.
Exit code: 0 when nothing is left, otherwise 1.

  --test-mail        also send an email from MAIL_FROM to MAIL_TO
  --resolver <ip>    ask this DNS server (such as 1.1.1.1) instead of the machine's own
  --json             print the list as JSON
  --help             show this text
`;

const { values } = readArguments(help, {
  options: {
    'test-mail': { type: 'boolean', default: false },
    resolver: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean' },
  },
});

/** The findings of one file, then their fixes. */
const paragraph = (file: string, found: readonly Finding[]) =>
  [
    file,
    ...found.map(({ field, value }) => `  ${field}: ${value}`),
    ...[...new Set(found.map(({ fix }) => fix))].map((fix) => `  → ${fix}`),
    '',
  ].join('\n');

type Group = { heading: string; found: Finding[] };

/** Every finding, the most harmful first. */
async function findingGroups(): Promise<Group[]> {
  const { env } = process;
  const dist = env.DIST_DIR ?? 'dist';
  const mail = await mailFindings(env, { test: values['test-mail'] });
  const domain = await domainFindings(env, brandUrl(), values.resolver);
  return [
    {
      heading: 'Settings, mail and DNS',
      found: [...unfinishedSettings(env), ...forgottenProxy(env), ...mail, ...domain],
    },
    {
      heading: 'Sample or untrue content',
      found: [
        ...sampleValues(contentFolder),
        ...untrueDates(contentFolder),
        ...lettersWithoutFont(contentFolder),
        ...heavyFontFindings(contentFolder),
        ...(await lowCovers(contentFolder)),
        ...unlistedTrackers(dist, brandTrackers()),
      ],
    },
    {
      heading: 'Pages and links that are not found',
      found: [...stagingSetting(env), ...builtSiteFindings(dist), ...sampleHosts(contentFolder)],
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
  const groups = await findingGroups().catch(async (error) => {
    // An invalid URL in brand.yaml: the content check names its field and the fix.
    const { fileProblems } = await import('@agency/content/check/content-check.ts');
    console.error((await fileProblems('brand.yaml')) ?? error);
  });
  process.exitCode = 1;
  if (!groups) return;
  const findings = groups.flatMap(({ heading, found }) =>
    found.map((finding) => ({ heading, ...finding })),
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
  if (values.json) {
    console.info(JSON.stringify(findings, null, 2));
    return;
  }
  for (const { heading, found } of groups.filter(({ found }) => found.length > 0)) {
    console.info(`■ ${heading}: ${found.length}\n`);
    for (const [name, inFile] of Map.groupBy(found, ({ file }) => file))
      console.info(paragraph(name, inFile));
  }
  if (values['test-mail'] && !findings.some(({ field }) => field === 'SMTP_URL'))
    console.info(
      `A test email was sent to ${process.env.MAIL_TO}. Check that it arrived, and not as spam.\n`,
    );
  console.info(
    findings.length === 0
      ? 'Ready: no sample value is left, and settings, mail, DNS and links are correct.'
      : `${findings.length} findings. Fix them before going live.`,
  );
}

await report();
