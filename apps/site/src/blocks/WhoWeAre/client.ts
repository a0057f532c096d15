import { startTilt } from './tilt.ts';

startTilt();
