import { buildVariables } from '../running/build-environment.ts';
import { updateContent } from './content-source.ts';
import { commitOf } from './git.ts';
import { migrationsOnlyIn } from './migrations-of.ts';
import { checkOut, runningVersion, wantedVersion } from './product-version.ts';
import {
  forgetRefused,
  REFUSED_FILE,
  RESTART_FILE,
  refusedVersion,
  type State,
  writeState,
  writeWhole,
} from './publish-state.ts';
import { runningService, waitForRestart } from './running-service.ts';
import { step } from './step.ts';

/** A version that could not be built is tried again after this time, or at once with other content. */
const RETRY_MS = 3_600_000;
const INSTALL_SECONDS = 900;
const BUILD_SECONDS = 1200;

/** A failure after which the website is not as it was before. */
export class ChangedError extends Error {}

const short = (commit: string) => commit.slice(0, 8);

/**
 * Publishes the content, and the version of the product that its file product-version names. If anything fails,
 * the version before is built and running again.
 * @param startSeconds how long a new version may take to start
 * @returns sentences for the owner
 */
export async function publish(
  state: State,
  content: string,
  startSeconds: number,
): Promise<string[]> {
  const running = await runningVersion(state);
  const notes = await updateContent(content);
  const wanted = await wantedVersion(content, running);
  const commits = `${wanted} ${await commitOf(content, 'HEAD')}`;
  if (wanted === running) {
    await installPackages(state, running);
    await buildSite();
    await restartIfNew(state, running, running, startSeconds);
    await assertStarted(running);
    return notes;
  }
  const { failed } = state;
  if (failed?.commits === commits && Math.abs(Date.now() - failed.time) < RETRY_MS)
    throw new Error(failed.message);
  if (wanted === refusedVersion()) {
    await buildSite();
    throw new ChangedError(
      `Version ${short(wanted)} did not start, so the version before, ${short(running)}, shows the new content. To try it again, delete ${REFUSED_FILE} in the folder of the product.`,
    );
  }
  await refuseOlderTables(running, wanted);
  try {
    state.upgrade = { from: running, to: wanted };
    writeState(state);
    notes.push(...(await checkOut(wanted)));
    await installPackages(state, wanted);
    await buildSite();
  } catch (error) {
    const { message } = error as Error;
    state.failed = { commits, message, time: Date.now() };
    await checkOut(running);
    await installPackages(state, running);
    delete state.upgrade;
    throw error;
  }
  delete state.upgrade;
  await restartIfNew(state, wanted, running, startSeconds);
  return notes;
}

/** @throws while the version that did not start, and from which there was no way back, still does not run */
async function assertStarted(running: string): Promise<void> {
  if (refusedVersion() !== running) return;
  if ((await runningService()) === undefined)
    throw new ChangedError(
      `Version ${short(running)} does not run. The reason is in its log: journalctl -u 'agency-site@*' -n 50`,
    );
  forgetRefused();
}

/** @throws when the version is older and would refuse the tables of the version that is running */
async function refuseOlderTables(running: string, wanted: string): Promise<void> {
  const [migration] = await migrationsOnlyIn(running, wanted);
  if (migration === undefined) return;
  throw new Error(
    `Version ${short(wanted)} is older than the tables of the leads (${migration}) and would not start. To go back, restore a backup from before the upgrade: "Back to an older version" in docs/operating.md. Otherwise write ${running} into product-version.`,
  );
}

async function installPackages(state: State, product: string): Promise<void> {
  if (product === state.installed) return;
  // If this fails, some packages may already be replaced.
  delete state.installed;
  writeState(state);
  console.info('Installing the packages of this version.');
  // Not npm ci: it first deletes the packages that the running service needs to start again.
  await step('npm', ['install', '--no-save', '--include=dev'], { seconds: INSTALL_SECONDS });
  state.installed = product;
}

async function buildSite(): Promise<void> {
  const env = buildVariables(process.env);
  const options = { seconds: BUILD_SECONDS, env, show: process.stdout };
  await step('npm', ['run', '--silent', 'build'], options);
}

/** Restarts the service when the product is another one than the last that was built. */
async function restartIfNew(
  state: State,
  product: string,
  before: string,
  seconds: number,
): Promise<void> {
  const isNew = product !== (state.product ?? before);
  state.product = product;
  if (!isNew) return;
  const service = await runningService();
  writeWhole(RESTART_FILE, product);
  if (service === undefined) {
    console.info('No service answers on PORT, so it is not known whether the new version starts.');
    return;
  }
  const result = await waitForRestart(service, service.isReady, seconds);
  if (result === 'running') return forgetRefused();
  if (result === 'same')
    throw new ChangedError(
      `Version ${short(product)} is built, but the service still runs the version before: nothing restarted it. Enable agency-site-restart.path, or restart the service yourself.`,
    );
  writeWhole(REFUSED_FILE, product);
  const why = `Version ${short(product)} was built but did not start: /health/ready did not answer within ${seconds} seconds. The reason is in its log: journalctl -u 'agency-site@*' -n 50`;
  const now = await goBack(state, product, before, { isReady: service.isReady, seconds });
  throw new ChangedError(`${why}\n${now}`);
}

/** Builds and starts the version before. @returns what runs now, and what to do */
async function goBack(
  state: State,
  from: string,
  to: string,
  start: { isReady: boolean; seconds: number },
): Promise<string> {
  const stopped = 'The service does not run. Correct what the log says and restart the service';
  if (from === to) return `${stopped}.`;
  const [migration] = await migrationsOnlyIn(from, to);
  if (migration !== undefined)
    return `${stopped}, or follow "Back to an older version" in docs/operating.md. The version before was not started: it refuses the tables of the leads, which the new version may have changed (${migration}).`;
  try {
    await checkOut(to);
    await installPackages(state, to);
    await buildSite();
    state.product = to;
  } catch (error) {
    return `${stopped}. The version before, ${short(to)}, could not be built again: ${(error as Error).message}`;
  }
  const service = await runningService();
  writeWhole(RESTART_FILE, to);
  const result = await waitForRestart(service, start.isReady, start.seconds);
  return result === 'running'
    ? `The version before, ${short(to)}, is running again.`
    : `${stopped}. The version before, ${short(to)}, does not start either.`;
}
