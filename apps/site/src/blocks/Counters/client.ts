import { startCounters } from './counters.ts';

startCounters();
