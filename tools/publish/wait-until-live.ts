import { setTimeout as pause } from 'node:timers/promises';
import { runningService } from './running-service.ts';

/** Whether the process that systemd has started still runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// The unit of the service waits here until it answers, for at most its TimeoutStartSec. It does not wait for a process
// that has ended: then systemd starts it again after RestartSec.
const pid = Number(process.env.MAINPID);
while ((await runningService()) === undefined) {
  if (pid > 0 && !isRunning(pid)) {
    console.error('The service has ended. Its own messages say why.');
    process.exit(1);
  }
  await pause(200);
}
