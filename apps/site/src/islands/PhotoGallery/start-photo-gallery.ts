import { closeOnBack } from '../../client/close-on-back.ts';
import { formatPosition } from '../../components/format-position.ts';
import { transitionPhoto } from './photo-transition.ts';

/** Pixels that a finger must move sideways for the next photo. */
const minSwipe = 48;

/** Opens the photos of a gallery in a lightbox. Without a script, each link opens its file. */
function startPhotoGallery(list: HTMLElement) {
  const links = [...list.querySelectorAll('a')];
  const template = list.parentElement?.querySelector('template');
  const dialog = template?.content.querySelector('dialog');
  const [counter, caption] = dialog?.querySelectorAll('figcaption span') ?? [];
  if (!template || !dialog || !counter || !caption) return;
  let current = 0;
  let startX = 0;
  let removeEntry = () => {};
  const thumbnailOf = (index: number) => links[index]?.querySelector('img');

  function show(index: number) {
    current = (index + links.length) % links.length;
    const [link, thumbnail] = [links[current], thumbnailOf(current)];
    if (!link || !thumbnail || !counter || !caption) return;
    // A new element: the old one would show the last photo until the next one is loaded.
    const photo = new Image();
    const [width = 1, height = 1] = ['width', 'height'].map((side) =>
      Number(thumbnail.getAttribute(side)),
    );
    Object.assign(photo, { src: link.href, alt: thumbnail.alt, width, height });
    photo.style.setProperty('--ratio', String(width / height));
    photo.style.backgroundImage = `url("${thumbnail.currentSrc}")`;
    dialog?.querySelector('img')?.remove();
    dialog?.querySelector('figure')?.prepend(photo);
    dialog?.setAttribute('aria-label', thumbnail.alt);
    counter.textContent = formatPosition(current, links.length);
    caption.textContent = link.dataset.caption ?? '';
    for (const offset of [1, -1])
      new Image().src = links[(current + offset + links.length) % links.length]?.href ?? '';
  }

  function close() {
    transitionPhoto(thumbnailOf(current), 'close', () => dialog?.close());
  }

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    template.replaceWith(dialog);
    transitionPhoto(thumbnailOf(links.indexOf(link)), 'open', () => {
      show(links.indexOf(link));
      // After a double click it is open already.
      if (dialog.open) return;
      dialog.showModal();
      removeEntry = closeOnBack(close);
      // The dialog has the focus, not a button: arrow keys work without a focus ring on one of them.
      dialog.focus();
    });
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.step) show(current + Number(button.dataset.step));
    else if (button) close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(current + 1);
    if (key === 'ArrowLeft') show(current - 1);
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    const link = links[current];
    // Removing the entry takes time, and WebKit then restores an earlier scroll position.
    const keepInView = () =>
      requestAnimationFrame(() => link?.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
    if (history.state?.open) addEventListener('popstate', keepInView, { once: true });
    removeEntry();
    link?.focus();
  });
  dialog.addEventListener('pointerdown', ({ clientX }) => {
    startX = clientX;
  });
  dialog.addEventListener('pointerup', ({ pointerType, clientX }) => {
    const moved = clientX - startX;
    if (pointerType === 'touch' && Math.abs(moved) > minSwipe) show(current - Math.sign(moved));
  });
}

for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]'))
  startPhotoGallery(list);
