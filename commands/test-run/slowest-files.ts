import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

type Report = { testResults: { name: string; startTime: number; endTime: number }[] };

/**
 * The test files that took longest, the slowest first, as lines "12.3 s  checks/…".
 * @param folder where the JSON reports of Vitest lie
 */
export function slowestFiles(folder: string, count = 10): string[] {
  if (!existsSync(folder)) return [];
  return globSync(`${folder}/*.json`)
    .flatMap((report) => {
      const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
      const run = basename(report, '.json').replaceAll('-', ' ');
      return testResults.map(({ name, startTime, endTime }) => ({
        file: relative('.', name),
        run,
        seconds: (endTime - startTime) / 1000,
      }));
    })
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, run, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} (${run})`);
}
