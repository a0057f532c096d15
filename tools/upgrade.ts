import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { parseStorageSettings } from '../apps/leads/config.ts';
import { readArguments, refuse } from './running/command-line.ts';
import { replaceLink } from './running/replace-link.ts';
import { installVersion } from './upgrade/install-version.ts';
import { restartService } from './upgrade/restart-service.ts';
import { tryVersion } from './upgrade/try-version.ts';

const help = `For root, on a server: installs a version of the product beside the one that runs, backs up the leads, tries the new
version with a copy of them, and switches the service to it. Until the switch nothing changes for visitors, and a version
that is not ready after it is replaced by the one before. The same command goes back to an older version.
  npm run upgrade -- <tag or commit>
  --backup-made     with Postgres: you have made a dump
  --no-way-back     also when the version that runs could not read the tables of the new one
`;

async function upgrade(
  version: string,
  hasBackup: boolean,
  withoutWayBack: boolean,
): Promise<void> {
  const running = realpathSync('.');
  const home = dirname(dirname(running));
  if (basename(dirname(running)) !== 'releases' || process.getuid?.() !== 0)
    throw new Error('Run it as root in /srv/agency-site/current.');
  const env = parseEnv(readFileSync(join(home, '.env'), 'utf8'));
  const result = parseStorageSettings(env);
  if (!result.ok)
    throw new Error('The settings in .env are wrong: npm run launch-check lists them.');
  const { storage, dataDir } = result.settings;
  if (storage.dialect === 'postgres' && !hasBackup)
    throw new Error('The leads are in Postgres: make a dump with pg_dump, then add --backup-made.');
  const next = await installVersion(home, version);
  const canGoBack = await tryVersion({ running, next, env, storage, dataDir });
  if (!canGoBack && !withoutWayBack)
    throw new Error(
      'The version that runs could not read the tables that this one makes: the only way back would be the backup, without later leads. To go on, add --no-way-back. Nothing was changed.',
    );
  const link = join(home, 'current');
  replaceLink(link, relative(home, next));
  const problem = await restartService(next, env);
  if (problem === undefined) return console.info(`The service runs ${basename(next)}.`);
  if (canGoBack) {
    replaceLink(link, relative(home, running));
    await restartService(running, env);
  }
  throw new Error(
    `${basename(next)} does not run (${problem}). ${canGoBack ? `The service runs ${basename(running)} again.` : 'Restore the backup to go back: docs/operating.md.'}`,
  );
}

const { values, positionals } = readArguments(help, {
  allowPositionals: true,
  options: {
    'backup-made': { type: 'boolean', default: false },
    'no-way-back': { type: 'boolean', default: false },
  },
});
const [version = refuse(help)] = positionals;
await upgrade(version, values['backup-made'], values['no-way-back']).catch((error: Error) =>
  refuse(error.message),
);
