import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { installFonts } from './install-fonts.ts';

/** Checks every field, reference and link of the content, and prints all mistakes at once. */
export async function isContentValid(unreadable = unreadableContent()): Promise<boolean> {
  if (unreadable.length === 0) installFonts();
  // The schemas read the content when they are imported, so unreadable files are reported first.
  const problems =
    unreadable.length > 0
      ? unreadable
      : await (await import('@agency/content/check/content-check.ts')).contentProblems();
  if (problems.length === 0) return true;
  console.error(`${problems.join('\n')}\n`);
  console.error(
    `${problems.length} ${problems.length === 1 ? 'file needs' : 'files need'} a change.`,
  );
  return false;
}
