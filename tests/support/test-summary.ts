import { appendFileSync, mkdirSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** More retried tests than this fail the run. */
const maxRetried = 3;

/** Where the counts of a run are added up: `.ci/run` prints their sum. */
export const countsFile = '.cache/test-counts.jsonl';

/** At the end of a run prints the slowest files and the tests that passed only when tried again. */
export default class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((file) => [...file.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    mkdirSync('.cache', { recursive: true });
    const counts = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
    };
    appendFileSync(countsFile, `${JSON.stringify(counts)}\n`);
    const slowest = [...modules]
      .map((file) => ({ name: file.relativeModuleId, ms: file.diagnostic().duration }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 10)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    console.info(`The slowest files:\n${slowest.join('\n')}`);
    const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    if (retried.length === 0) return;
    const names = retried.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`);
    console.info(`Tried again:\n${names.join('\n')}`);
    if (retried.length > maxRetried) {
      console.error(`${retried.length} tests had to be tried again; at most ${maxRetried} may.`);
      process.exitCode = 1;
    }
  }
}
