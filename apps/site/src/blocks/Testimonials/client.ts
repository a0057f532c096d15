import { loadWhenVisible } from '../../client/load-when-visible.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const row = host.querySelector<HTMLElement>('[role="group"]');
  if (row)
    loadWhenVisible(row, async () => (await import('./start-slider.ts')).startSlider(host, row));
}
