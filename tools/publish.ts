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

/** What the last runs did: the product that is built, the one installed, and the mistake that the owner knows of. */
type State = { product?: string; installed?: string; reported?: string };

const STATE_FILE = '.cache/publish.json';
const help = `Fetches the content (CONTENT_DIR) with git, and the version of the product that product-version in it names,
then builds. If the build fails, the pages stay and MAIL_TO gets an email with the mistake, once.
PUBLISH_HEARTBEAT_URL is called after each run, with /fail and the reason when it failed.
deploy/agency-site-publish.timer runs this every two minutes.
`;

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${stdout}${stderr}`.trim());
  return stdout.trim();
}

const commitOf = (version: string) => run('git', 'rev-parse', `${version}^{commit}`);

/** Fetches content and product, and installs the product's packages. @returns the commit of the product */
function fetchSources(state: State): string {
  run('git', '-C', contentFolder, 'pull', '--quiet', '--ff-only');
  const pin = join(contentFolder, 'product-version');
  const wanted = existsSync(pin) ? readFileSync(pin, 'utf8').trim() : '';
  if (wanted && commitOf('HEAD') !== wanted) {
    run('git', 'fetch', '--quiet', '--tags', 'origin');
    if (commitOf('HEAD') !== commitOf(wanted))
      run('git', 'checkout', '--quiet', '--detach', wanted);
  }
  const product = commitOf('HEAD');
  // Not npm ci: it first deletes the packages that the running service needs to start again.
  if (product !== state.installed) run('npm', 'install', '--no-save', '--include=dev');
  state.installed = product;
  return product;
}

async function mailOwner(mistake: string): Promise<void> {
  const result = parseSettings(process.env);
  if (!result.ok)
    throw new Error('The settings of mail are wrong: npm run launch-check lists them.');
  const change = run('git', '-C', contentFolder, 'log', '-1', '--format=%h, %an: %s');
  const subject = 'The website was not changed';
  const text = `The last change cannot be published (${change}). The website shows the version before it.\n\n${mistake}\n`;
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

async function publish(state: State): Promise<State> {
  const product = fetchSources(state);
  try {
    const printed = run('npm', 'run', '--silent', 'build');
    if (printed) console.info(printed);
  } catch (error) {
    const { message } = error as Error;
    if (message !== state.reported) await mailOwner(message);
    process.exitCode = 1;
    return { ...state, reported: message };
  }
  if (state.product && product !== state.product) stopService();
  return { product, installed: product };
}

if (process.argv.includes('--help')) {
  console.info(help);
  process.exit(0);
}
loadEnvironmentFile();
let failure = '';
try {
  const state = existsSync(STATE_FILE) ? JSON.parse(readFileSync(STATE_FILE, 'utf8')) : {};
  const next = await publish(state);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STATE_FILE, JSON.stringify(next));
  failure = next.reported ?? '';
} catch (error) {
  failure = (error as Error).message;
  process.exitCode = 1;
}
if (failure) console.error(failure);
const url = process.env.PUBLISH_HEARTBEAT_URL;
if (url) await callHeartbeat(url, failure && '/fail', failure, AbortSignal.timeout(10_000));
