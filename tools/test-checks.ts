import { runEach } from './run-scripts.ts';

/** What `npm test` runs beside the browsers. The long ones are last: a mistake in the code is reported first. */
runEach(
  ...['format', 'styles', 'unused', 'spelling', 'guides'].map((name) => `check:${name}`),
  ...['build:starter', 'check:types', 'test:html', 'test:starter', 'check:units'],
);
