import { git } from './git.ts';

const MIGRATIONS_FILE = 'apps/leads/store/migrations.ts';

/** The names of the migrations in the source of a version. */
export const migrationNames = (source: string) =>
  [...source.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, name = '']) => name);

/**
 * The migrations of the lead store that `version` has and `other` has not. After they ran, `other` refuses the
 * store.
 */
export async function migrationsOnlyIn(version: string, other: string): Promise<string[]> {
  // A version without the file has no store to protect.
  const namesOf = async (commit: string) =>
    migrationNames(await git('.', 'show', `${commit}:${MIGRATIONS_FILE}`).catch(() => ''));
  const known = await namesOf(other);
  return (await namesOf(version)).filter((name) => !known.includes(name));
}
