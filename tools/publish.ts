import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '@agency/content/content-folder.ts';
import { cutText } from '@agency/contract/cut-text.ts';
import { FetchError, git } from './publish/git.ts';
import { ChangedError, publish } from './publish/publish.ts';
import {
  LOCK_FILE,
  type Outcome,
  readOutcome,
  readState,
  writeOutcome,
  writeState,
} from './publish/publish-state.ts';
import { report } from './publish/report.ts';
import { stopStepsOnSignal } from './publish/step.ts';
import { loadBuildSettings } from './running/build-settings.ts';
import { takeLock } from './running/process-lock.ts';

const help = `Fetches the content (CONTENT_DIR) with git, and the version of the product that product-version in it names,
then builds, and restarts the service in a new version. If anything fails, pages and product stay, and MAIL_TO gets an
email with the mistake, once. PUBLISH_HEARTBEAT_URL is called after each run, with /fail and the reason when it failed.
deploy/agency-site-publish.timer runs this every two minutes.

  npm run publish
  npm run publish -- --without-report   neither mails nor calls the monitor
  npm run publish -- --report           does only that, for the last run
  npm run publish -- --start-limit 300  seconds that a new version may need to start (default 120)
`;

/** @throws when an option is wrong */
function readOptions() {
  const { values } = parseArgs({
    options: {
      report: { type: 'boolean' },
      'without-report': { type: 'boolean' },
      'start-limit': { type: 'string', default: '120' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const startLimit = Number(values['start-limit']);
  if (!(startLimit > 0)) throw new Error('--start-limit needs a number of seconds, such as 300.');
  return { ...values, startLimit };
}

/** Letters of the last commit in a mail. */
const MAX_CHANGE = 200;
const NOT_CHANGED = 'The website was not changed';

/** Publishes, and keeps what the next run must know. @returns what the owner is told */
async function run(startLimit: number): Promise<Outcome> {
  const state = readState();
  const outcome: Outcome = { failure: '', subject: '', change: '', notes: [] };
  try {
    outcome.notes = await publish(state, contentFolder, startLimit);
    delete state.lostConnections;
  } catch (error) {
    outcome.failure = (error as Error).message;
    outcome.subject =
      error instanceof ChangedError ? 'The new version of the website does not run' : NOT_CHANGED;
    if (error instanceof FetchError) {
      state.lostConnections = (state.lostConnections ?? 0) + 1;
      outcome.isFirstLostConnection = state.lostConnections === 1;
    } else delete state.lostConnections;
  }
  const lastCommit = ['log', '-1', '--format=%h, %an: %s'];
  const change = await git(contentFolder, ...lastCommit).catch(() => 'not known');
  outcome.change = change.length > MAX_CHANGE ? `${cutText(change, MAX_CHANGE)}…` : change;
  writeState(state);
  writeOutcome(outcome);
  return outcome;
}

/**
 * The failure when the last run could write none: systemd ended it, or it broke before. systemd names the reason here.
 */
function failureWithoutOutcome(): Outcome | undefined {
  const reason = process.env.MONITOR_SERVICE_RESULT ?? 'success';
  const hasOutcome = reason === 'exit-code' && (readOutcome()?.failure ?? '') !== '';
  if (reason === 'success' || hasOutcome) return undefined;
  return failed(
    `Publishing ended without a result (${reason}). See: journalctl -u agency-site-publish -n 50`,
  );
}

const failed = (failure: string): Outcome => ({
  failure,
  subject: NOT_CHANGED,
  change: 'not known',
  notes: [],
});

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.info(help);
  loadBuildSettings();
  if (options.report) {
    const outcome = failureWithoutOutcome() ?? readOutcome();
    if (outcome) await report(outcome);
    return;
  }
  let outcome: Outcome;
  try {
    mkdirSync(dirname(LOCK_FILE), { recursive: true });
    if (takeLock(LOCK_FILE) === null) {
      console.info(
        'Another publisher is running. What it does not publish now, the next run does.',
      );
      return;
    }
    stopStepsOnSignal();
    outcome = await run(options.startLimit);
  } catch (error) {
    outcome = failed((error as Error).message);
  }
  for (const note of outcome.notes) console.info(note);
  if (outcome.failure) {
    console.error(outcome.failure);
    process.exitCode = 1;
  }
  if (!options['without-report']) await report(outcome);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
