import { renameSync, rmSync, symlinkSync } from 'node:fs';

/** Makes a link lead elsewhere. A link cannot be changed, so another one takes its place at once. */
export function replaceLink(link: string, target: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}
