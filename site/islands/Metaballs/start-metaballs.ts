import { ballSettings } from './ball-settings.ts';
import { startBallStage } from './ball-stage.ts';

/** The balls are drawn by a plain script: React would weigh four times what they do. */
for (const host of document.querySelectorAll<HTMLElement>('[data-metaballs]')) {
  const canvas = host.querySelector('canvas');
  const colour = host.querySelector('svg g');
  if (canvas && colour) startBallStage({ host, canvas, colour }, ballSettings);
}
