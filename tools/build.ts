import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';

loadEnvironmentFile();
// The module reads the settings when it is imported.
const { buildSite } = await import('./running/site-build.ts');

if (!(await buildSite())) process.exitCode = 1;
