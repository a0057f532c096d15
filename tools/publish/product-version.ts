import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@agency/content/read-text.ts';
import { cutText } from '@agency/contract/cut-text.ts';
import { commitOf, fetchFrom, git, prepareClone } from './git.ts';
import type { State } from './publish-state.ts';
import { setAside } from './set-aside.ts';

/** A commit has 40 letters; more of a wrong file are not mailed. */
const MAX_NAME = 40;

/** Brings the folder of the product to a commit. @returns a sentence about files that were changed here */
export async function checkOut(commit: string): Promise<string[]> {
  const notes = await setAside('.', commit);
  await git('.', 'checkout', '--quiet', '--detach', commit);
  return notes;
}

/**
 * The commit of the product that the service runs. A run that was ended in the middle of an upgrade left files of the
 * new version: then the one before is checked out again.
 */
export async function runningVersion(state: State): Promise<string> {
  await prepareClone('.');
  const head = await commitOf('.', 'HEAD');
  const { upgrade } = state;
  delete state.upgrade;
  if (!upgrade || ![upgrade.from, upgrade.to].includes(head)) return head;
  await git('.', 'checkout', '--quiet', '--force', '--detach', upgrade.from);
  return upgrade.from;
}

/** The commit that product-version of the content names, fetched; without that file the one that is running. */
export async function wantedVersion(content: string, running: string): Promise<string> {
  const file = join(content, 'product-version');
  const found = lstatSync(file, { throwIfNoEntry: false });
  // A link could name the SSH key of this user, and its text would be printed and mailed.
  if (found !== undefined && !found.isFile())
    throw new Error('product-version is a link or a folder. Make it a file with one line.');
  const version = found === undefined ? '' : readText(file).trim();
  if (version === '' || version === running) return running;
  await fetchFrom('.', 'origin');
  // A branch or HEAD~1 would be another commit at each run.
  const commit = /^[0-9a-f]{7,40}$/i.test(version) ? version : `refs/tags/${version}`;
  return commitOf('.', commit).catch(() => {
    throw new Error(
      `product-version names "${cutText(version, MAX_NAME)}", which is no commit or tag of the product. In a clone of the product, git rev-parse HEAD prints the commit.`,
    );
  });
}
