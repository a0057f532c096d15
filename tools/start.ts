import { buildSite } from './running/site-build.ts';

if (await buildSite()) await import('../apps/leads/main.ts');
else process.exitCode = 1;
