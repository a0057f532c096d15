import { buildSite } from './site-build.ts';

if (!(await buildSite())) process.exitCode = 1;
