import { hasModifier } from '../../client/plain-keys.ts';

/** Opens the photos of a gallery in a lightbox. Without a script, each link opens its file. */
function startPhotoGallery(list: HTMLElement) {
  const links = [...list.querySelectorAll('a')];
  const load = () => import('./open-lightbox.tsx');

  list.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    const followLink = () => location.assign(link.href);
    try {
      const { openLightbox } = await load();
      openLightbox(JSON.parse(list.dataset.lightbox ?? ''), links, link, followLink);
    } catch {
      followLink();
    }
  });
  // It is loaded when a finger, the pointer or the focus reaches the photos: scrolling through them is enough.
  for (const reached of ['pointerover', 'focusin'])
    list.addEventListener(reached, () => load().catch(() => {}), { once: true });
}

for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]'))
  startPhotoGallery(list);
