import { setTimeout as pause } from 'node:timers/promises';
import { runningService } from './running-service.ts';

// The unit of the service waits here until it answers, for at most its TimeoutStartSec.
while ((await runningService()) === undefined) await pause(200);
