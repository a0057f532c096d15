import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { cutText } from '@agency/contract/cut-text.ts';
import {
  PUBLISH_STATUS_FILE,
  type PublishStatus,
  publishStatus,
} from '../apps/leads/monitor/publish-status.ts';
import { buildPages } from './publish/build-pages.ts';
import { buildsBeside } from './publish/builds.ts';
import { fetchContent } from './publish/content-source.ts';
import { FetchError, git } from './publish/git.ts';
import { loadBuildSettings } from './running/build-settings.ts';
import { readArguments } from './running/command-line.ts';
import { takeLock } from './running/process-lock.ts';

const help = `Fetches the content (CONTENT_DIR) with git, checks and builds it into a new folder of builds/, and switches the
link DIST_DIR to it (default .cache/pages/current). The last five builds stay. If anything fails, the pages stay, and
the service mails the mistake. deploy/agency-site-publish.timer runs this every two minutes.
  npm run publish
  npm run publish -- --no-fetch     the folder CONTENT_DIR as it is, for CI and containers
  npm run publish -- --back         switches to the build before; the next change of the content makes a new one
  npm run publish -- --to <build>   switches to a build of builds/, such as one that was copied there
`;
const MAX_CHANGE = 200;
const MAX_FAILURE = 3000;
const MAX_NOTES = 10;

/** Fetches, builds and switches. @param notes gets sentences for the owner, also when it fails */
async function publish(
  link: string,
  content: string,
  isFetched: boolean,
  notes: string[],
): Promise<void> {
  const home = dirname(link);
  const folder = isFetched ? await fetchContent(content, join(home, 'checkout'), notes) : content;
  try {
    const built = await buildPages(join(home, 'work'), folder);
    const time = new Date().toISOString().replace(/[-:]|\..*/g, '');
    const name = `${time}-${await versionOf(folder)}-${await versionOf('.')}`;
    const kept = buildsBeside(link).add(built, name);
    if (kept !== undefined)
      notes.push(
        `The site stays at the build ${kept}, to which somebody went back: what its day would show now is not published. The next change of the content is published again.`,
      );
  } catch (error) {
    const { message } = error as Error;
    const change = await git(folder, 'log', '-1', '--format=%h, %an: %s').catch(() => 'not known');
    const failure = `${message}\n\nThe last change is ${cutText(change, MAX_CHANGE)}.`;
    throw new Error(failure);
  }
}

/** The commit of a folder; without git the name of the folder, which on a server is that of the version. */
const versionOf = (folder: string): Promise<string> =>
  git(folder, '-c', 'safe.directory=*', 'rev-parse', '--short', 'HEAD').catch(() =>
    basename(resolve(folder)),
  );

function readStatus(file: string): PublishStatus {
  try {
    return publishStatus.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first run, or a power cut left the file empty.
    return { time: '', failure: '', notes: [], lostConnections: 0 };
  }
}

function writeStatus(file: string, status: PublishStatus): void {
  writeFileSync(`${file}.new`, JSON.stringify(status), { mode: 0o644, flush: true });
  renameSync(`${file}.new`, file);
}

/** Publishes, and writes for the service what it did. */
async function run(link: string, content: string, isFetched: boolean): Promise<void> {
  const file = join(dirname(link), PUBLISH_STATUS_FILE);
  const before = readStatus(file);
  const status = { ...before, failure: '', lostConnections: 0 };
  const notes: string[] = [];
  try {
    await publish(link, content, isFetched, notes);
  } catch (error) {
    status.failure = cutText((error as Error).message, MAX_FAILURE);
    if (error instanceof FetchError) status.lostConnections = before.lostConnections + 1;
    console.error(status.failure);
    process.exitCode = 1;
  }
  for (const note of notes) console.info(note);
  status.notes = [...before.notes, ...notes].slice(-MAX_NOTES);
  writeStatus(file, { ...status, time: new Date().toISOString() });
}

/** systemd runs this after each run and says how it ended: one that it stopped could write nothing. */
function writeHowItEnded(link: string): void {
  const { SERVICE_RESULT: result = 'success' } = process.env;
  if (['success', 'exit-code'].includes(result)) return;
  const file = join(dirname(link), PUBLISH_STATUS_FILE);
  const failure = `Publishing was stopped (${result}). See: journalctl -u agency-site-publish -n 50`;
  writeStatus(file, { ...readStatus(file), failure, time: new Date().toISOString() });
}

/** @throws when another user owns the folder: the service would not show what this one writes there */
function assertOwnFolder(home: string): void {
  mkdirSync(home, { recursive: true });
  const user = process.getuid?.() ?? 0;
  if (process.getuid === undefined || statSync(home).uid === user) return;
  throw new Error(`${home} belongs to another user. Publish as that user, with sudo -H -u.`);
}

async function main(): Promise<void> {
  const { values: options } = readArguments(help, {
    options: {
      'no-fetch': { type: 'boolean', default: false },
      back: { type: 'boolean' },
      to: { type: 'string' },
      ended: { type: 'boolean' },
    },
  });
  loadBuildSettings();
  const link = resolve(process.env.DIST_DIR || '.cache/pages/current');
  assertOwnFolder(dirname(link));
  if (options.ended) return writeHowItEnded(link);
  const builds = buildsBeside(link);
  if (options.back) return console.info(`The site shows ${builds.switchBack()}.`);
  if (options.to !== undefined) {
    builds.switchTo(options.to);
    return console.info(`The site shows ${options.to}.`);
  }
  const lock = join(dirname(link), 'publish.lock');
  if (takeLock(lock) !== null) await run(link, resolve(contentFolder), !options['no-fetch']);
  else
    console.info('Another publisher is running. What it does not publish now, the next one does.');
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
