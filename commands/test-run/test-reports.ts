import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Test = { fullName: string; status: string; failureMessages?: string[] };

type File = {
  name: string;
  startTime: number;
  endTime: number;
  status: string;
  message?: string;
  assertionResults: Test[];
};

/** Of what Vitest reports of a file, with the run that it belongs to. */
type Result = File & { file: string; run: string };

function results(folder: string): Result[] {
  if (!existsSync(folder)) return [];
  return globSync(`${folder}/*.json`)
    .sort()
    .flatMap((report) => {
      const { testResults }: { testResults: File[] } = JSON.parse(readFileSync(report, 'utf8'));
      const run = basename(report, '.json').replaceAll('-', ' ');
      return testResults.map((result) => ({ ...result, file: relative('.', result.name), run }));
    });
}

/**
 * The test files that took longest, the slowest first, as lines "12.3 s  checks/…".
 * @param folder where the JSON reports of Vitest lie
 */
export function slowestFiles(folder: string, count = 10): string[] {
  return results(folder)
    .map(({ file, run, startTime, endTime }) => ({
      file,
      run,
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, run, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} (${run})`);
}

/** The first line of a message, without its colours. */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];

/**
 * The tests that failed, each with what it said, so that the end of a long run tells what to mend.
 * @param folder where the JSON reports of Vitest lie
 */
export function failedTests(folder: string): string[] {
  return results(folder).flatMap(({ file, run, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [`✗ ${file} (${run})\n    ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `✗ ${file} > ${fullName} (${run})\n    ${firstLine(failureMessages?.at(-1))}`,
    );
  });
}
