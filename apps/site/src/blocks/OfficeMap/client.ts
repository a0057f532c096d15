import { startFrames } from '../../client/load-frame.ts';

startFrames();
