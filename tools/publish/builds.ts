import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replaceLink } from '../running/replace-link.ts';
import { filesOf, STAMP_FILE } from '../running/stamp-file.ts';

const KEPT = 5;
/** Written after the switch: a build without it was never shown. */
const stampOf = (build: string) => join(build, STAMP_FILE);

/** The builds of the pages, beside the link that names the one that the service shows. */
export function buildsBeside(link: string) {
  const folder = join(dirname(link), 'builds');
  const path = (name: string) => join(folder, name);
  mkdirSync(folder, { recursive: true });

  /** The name of the build that is shown. */
  function current(): string | undefined {
    const found = lstatSync(link, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    if (!found.isSymbolicLink())
      throw new Error(`${link} is no link. Set DIST_DIR to another name: a link is made there.`);
    return basename(readlinkSync(link));
  }
  /** The names of the builds that were shown, the oldest first: they begin with the time. */
  const shown = () =>
    readdirSync(folder)
      .filter((name) => existsSync(stampOf(path(name))))
      .sort();

  const stampIn = (name = '') =>
    existsSync(stampOf(path(name))) ? readFileSync(stampOf(path(name)), 'utf8') : '';

  /** Shows another build. @throws when it is not whole */
  function switchTo(name: string): void {
    const isWhole = ['index.html', 'server.json'].every((file) =>
      existsSync(join(path(name), file)),
    );
    if (name !== basename(name) || !isWhole)
      throw new Error(`${path(name)} is no whole build of the pages.`);
    current();
    replaceLink(link, join('builds', name));
  }

  /** Removes all but the last five. */
  function removeOld(): void {
    const keep = [...shown().slice(-KEPT), current()];
    for (const old of readdirSync(folder))
      if (!keep.includes(old)) rmSync(path(old), { recursive: true });
  }

  return {
    /** Shows a build that is there, such as one that was copied. */
    switchTo(name: string): void {
      switchTo(name);
      removeOld();
    },
    /** Shows the build before. @returns its name */
    switchBack(): string {
      const now = current() ?? '';
      const before = shown().findLast((name) => name < now);
      if (before === undefined) throw new Error('There is no build before the one that is shown.');
      switchTo(before);
      return before;
    },
    /**
     * Copies a finished build and shows it, unless the newest build is the same. After `--back` the older build stays
     * until the files change: a day that has come does not undo it. Whenever this is killed, the link names a whole build.
     * @returns the name of the build that stays although another day has come
     */
    add(built: string, name: string): string | undefined {
      const stamp = readFileSync(join(built, STAMP_FILE), 'utf8');
      const now = current();
      const newest = shown().at(-1);
      const newestStamp = stampIn(newest);
      if (stamp === newestStamp || stamp === stampIn(now)) return undefined;
      const isBack = now !== undefined && newest !== undefined && now < newest;
      if (isBack && filesOf(newestStamp) === filesOf(stamp)) return now;
      const unfinished = path('unfinished');
      try {
        rmSync(unfinished, { recursive: true, force: true });
        cpSync(built, unfinished, { recursive: true });
      } catch (error) {
        // On a full disk there must be room to say so.
        rmSync(unfinished, { recursive: true, force: true });
        throw error;
      }
      rmSync(stampOf(unfinished));
      // What the link names must be on the disk before the link is, or a power cut would leave empty files.
      spawnSync('sync', ['-f', unfinished]);
      renameSync(unfinished, path(name));
      switchTo(name);
      writeFileSync(stampOf(path(name)), stamp, { flush: true });
      console.info(`The site shows ${name}.`);
      removeOld();
      return undefined;
    },
  };
}
