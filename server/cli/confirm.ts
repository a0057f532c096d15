import { createInterface } from 'node:readline/promises';
import { UsageError } from './command-errors.ts';

/**
 * Asks at the terminal before something that cannot be undone.
 * @param yes was typed with the command, so that nobody has to be asked
 * @throws UsageError where nobody can be asked
 */
export async function confirm(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} Add --yes to do it without being asked`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} (yes or no) `)).trim());
  } finally {
    terminal.close();
  }
}
