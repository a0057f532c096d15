import { buildSite } from './running/site-build.ts';

if (await buildSite()) await import('../server/main.ts');
else process.exitCode = 1;
