import { buildSite } from './site-build.ts';

if (buildSite()) await import('../server/main.ts');
else process.exitCode = 1;
