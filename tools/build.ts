import { loadBuildSettings } from './running/build-settings.ts';

loadBuildSettings();
// The module reads the settings when it is imported.
const { buildSite } = await import('./running/site-build.ts');

if (!(await buildSite())) process.exitCode = 1;
