import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until there is an answer. @throws what stood in the way, after 30 seconds */
export async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}

/** Waits until a process is gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
