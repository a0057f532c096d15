import { buildSite } from './site-build.ts';

if (!buildSite()) process.exitCode = 1;
