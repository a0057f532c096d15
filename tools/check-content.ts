import { contentIsRight } from './content/content-is-right.ts';

if (!(await contentIsRight())) process.exitCode = 1;
