import { afterEach, aroundEach } from 'vitest';
import { runTestNamed, saveFailure } from './failure-report.ts';

aroundEach((runTest, { task }) =>
  runTestNamed(`${task.file.projectName} ${task.file.name} ${task.fullTestName}`, runTest),
);

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  const folder = await saveFailure();
  if (folder) error.message += `\nScreenshot, HTML and console: ${folder}`;
});
