import { isContentValid } from './content/content-is-valid.ts';

if (!(await isContentValid())) process.exitCode = 1;
