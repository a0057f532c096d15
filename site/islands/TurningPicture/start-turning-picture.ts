import { startTurning } from './turning-stage.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-turning]')) startTurning(host);
