import type { LightboxCopy } from './Lightbox.tsx';

/** Opens the photos of a gallery large, in place; where that cannot be had, the link leads to the file. */
function startPhotoGallery(list: HTMLElement) {
  const copy: LightboxCopy = JSON.parse(list.dataset.lightbox ?? '');
  const links = [...list.querySelectorAll('a')];

  list.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { openLightbox } = await import('./open-lightbox.tsx');
      openLightbox(links, links.indexOf(link), copy);
    } catch {
      location.assign(link.href);
    }
  });
}

for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]'))
  startPhotoGallery(list);
