import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from '../apps/leads/config.ts';
import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';
import { readLocale, siteFolder } from '../apps/leads/locale.ts';
import { mailPage, mailParagraph } from '../apps/leads/mail/mail-page.ts';
import { createMailer } from '../apps/leads/mail/mailer.ts';
import { callHeartbeat } from '../apps/leads/monitor/heartbeat.ts';
import { contentFolder } from '../apps/site/src/content/content-folder.ts';

/**
 * State between runs: commit of the built product, commit of its installed packages, the last mailed failure, and
 * the last new version that failed with the content it failed with.
 */
type State = { product?: string; installed?: string; reported?: string; failed?: FailedVersion };
type FailedVersion = { commits: string; message: string; time: number };

/** A version that failed is tried again after this time, or at once with other content. */
const RETRY_MS = 3_600_000;

const STATE_FILE = '.cache/publish.json';
const help = `Fetches the content (CONTENT_DIR) with git, and the version of the product that product-version in it names,
then builds. If that fails, pages and product stay, and MAIL_TO gets an email with the mistake, once.
PUBLISH_HEARTBEAT_URL is called after each run, with /fail and the reason when it failed.
deploy/agency-site-publish.timer runs this every two minutes.
`;

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${stdout}${stderr}`.trim());
  return stdout.trim();
}

const commitOf = (version: string) => run('git', 'rev-parse', `${version}^{commit}`);
const commitsWith = (product: string) =>
  `${product} ${run('git', '-C', contentFolder, 'rev-parse', 'HEAD')}`;

/** Fetches content and product, and installs the product's packages. @returns the commit of the product */
function fetchSources(state: State): string {
  run('git', '-C', contentFolder, 'pull', '--quiet', '--ff-only');
  const versionFile = join(contentFolder, 'product-version');
  const wanted = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : '';
  if (wanted && commitOf('HEAD') !== wanted) {
    run('git', 'fetch', '--quiet', '--tags', 'origin');
    const { failed } = state;
    const isTried = failed?.commits === commitsWith(commitOf(wanted));
    if (failed && isTried && Date.now() - failed.time < RETRY_MS) throw new Error(failed.message);
    if (commitOf('HEAD') !== commitOf(wanted))
      run('git', 'checkout', '--quiet', '--detach', wanted);
  }
  return installProduct(state);
}

function installProduct(state: State): string {
  const product = commitOf('HEAD');
  // Not npm ci: it first deletes the packages that the running service needs to start again.
  if (product !== state.installed) {
    // If this fails, some packages may already be replaced.
    delete state.installed;
    run('npm', 'install', '--no-save', '--include=dev');
  }
  state.installed = product;
  return product;
}

async function mailOwner(change: string, mistake: string): Promise<void> {
  const result = parseSettings(process.env);
  if (!result.ok)
    throw new Error('The settings of mail are wrong: npm run launch-check lists them.');
  const subject = 'The website was not changed';
  const text = `Publishing failed, so the website shows the version before. The last change here is ${change}.\n\n${mistake}\n`;
  const mail = { subject, text, html: mailPage(subject, mailParagraph(text)) };
  const mailer = createMailer(result.settings.mail, readLocale(siteFolder()));
  await mailer.notify(mail, `publish-${Date.now()}`, AbortSignal.timeout(60_000));
}

/** systemd starts the service again, in the new version. */
function stopService(): void {
  const show = ['show', '--property=MainPID', '--value', 'agency-site'];
  const pid = Number(spawnSync('systemctl', show, { encoding: 'utf8' }).stdout);
  if (pid > 0) process.kill(pid);
}

/** Mails a failure once per content commit. Messages that differ only in digits, such as times, are the same failure. */
async function reportFailure(state: State, message: string): Promise<void> {
  const change = run('git', '-C', contentFolder, 'log', '-1', '--format=%h, %an: %s');
  const failure = change + message.replace(/\d/g, '');
  if (failure !== state.reported) await mailOwner(change, message);
  state.reported = failure;
}

/** Publishes and updates the state. @throws the error, after it was mailed to the owner */
async function publish(state: State): Promise<void> {
  const running = commitOf('HEAD');
  try {
    const product = fetchSources(state);
    const printed = run('npm', 'run', '--silent', 'build');
    if (printed) console.info(printed);
    if (state.product && product !== state.product) stopService();
    state.product = product;
    delete state.reported;
  } catch (error) {
    const { message } = error as Error;
    try {
      await reportFailure(state, message);
    } finally {
      const tried = commitOf('HEAD');
      if (tried !== running) {
        state.failed = { commits: commitsWith(tried), message, time: Date.now() };
        run('git', 'checkout', '--quiet', '--detach', running);
        installProduct(state);
      }
    }
    throw error;
  }
}

if (process.argv.includes('--help')) {
  console.info(help);
  process.exit(0);
}
loadEnvironmentFile();
const state = existsSync(STATE_FILE) ? JSON.parse(readFileSync(STATE_FILE, 'utf8')) : {};
let failure = '';
try {
  await publish(state);
} catch (error) {
  failure = (error as Error).message;
  process.exitCode = 1;
  console.error(failure);
}
mkdirSync('.cache', { recursive: true });
writeFileSync(STATE_FILE, JSON.stringify(state));
const url = process.env.PUBLISH_HEARTBEAT_URL;
if (url) await callHeartbeat(url, failure && '/fail', failure, AbortSignal.timeout(10_000));
