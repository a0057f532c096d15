import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';

loadEnvironmentFile();
// Its modules read the settings as they are loaded.
const { buildSite } = await import('./running/site-build.ts');

if (await buildSite()) await import('../apps/leads/main.ts');
else process.exitCode = 1;
