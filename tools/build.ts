import { buildSite } from './running/site-build.ts';

if (!(await buildSite())) process.exitCode = 1;
