import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '.cache';
/** The service's unit is restarted when this file changes: deploy/agency-site-restart.path. */
export const RESTART_FILE = join(FOLDER, 'restart');
/** The commit of a version that did not start. It is not tried again while this file is there. */
export const REFUSED_FILE = join(FOLDER, 'does-not-start');
export const LOCK_FILE = join(FOLDER, 'publish.lock');

/** What the next run must know. */
export type State = {
  /** Commit of the built product. */
  product?: string;
  /** Commit whose packages are installed. */
  installed?: string;
  /** Commits of the upgrade that is being built: still here when the run was killed. */
  upgrade?: { from: string; to: string };
  /** The last new version that could not be built, with the content of then. */
  failed?: { commits: string; message: string; time: number };
  /** Runs in a row in which the git host did not answer. */
  lostConnections?: number;
};

/** What a run did, for the mail and the monitor. */
export type Outcome = {
  /** Empty after a success. */
  failure: string;
  /** Subject of the mail about the failure. */
  subject: string;
  /** The last commit of the content. */
  change: string;
  /** Sentences about what was not an ordinary change; each is mailed once. */
  notes: string[];
  /** The first lost connection is neither mailed nor reported to the monitor. */
  isFirstLostConnection?: boolean;
};

const files = {
  state: join(FOLDER, 'publish.json'),
  outcome: join(FOLDER, 'publish-outcome.json'),
};

export const readState = () => readJson<State>(files.state) ?? {};
export const readOutcome = () => readJson<Outcome>(files.outcome);
export const writeState = (state: State) => writeWhole(files.state, JSON.stringify(state));
export const writeOutcome = (outcome: Outcome) =>
  writeWhole(files.outcome, JSON.stringify(outcome));

/** A file that a power cut left empty is as if it were not there. */
export function readJson<Value>(file: string): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Replaces a file at once, so that nobody reads half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/** The commit that did not start, if there is one. */
export const refusedVersion = () =>
  existsSync(REFUSED_FILE) ? readFileSync(REFUSED_FILE, 'utf8').trim() : undefined;
export const forgetRefused = () => rmSync(REFUSED_FILE, { force: true });
