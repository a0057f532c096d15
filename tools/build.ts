import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';

loadEnvironmentFile();
// Its modules read the settings as they are loaded.
const { buildSite } = await import('./running/site-build.ts');

if (!(await buildSite())) process.exitCode = 1;
