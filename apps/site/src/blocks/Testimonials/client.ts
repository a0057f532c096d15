import { startSlider } from './start-slider.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const row = host.querySelector<HTMLElement>('[role="group"]');
  if (row) startSlider(host, row);
}
