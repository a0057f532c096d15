import { closeOnBack } from '../../client/close-on-back.ts';
import { formatPosition } from '../../images/format-index.ts';
import { grow } from './grow.ts';

/** How far a finger must travel sideways to turn the photo, in pixels. */
const swipe = 48;

/** Opens the photos of a gallery large, in place; without script a link leads to its file. */
function startPhotoGallery(list: HTMLElement) {
  const links = [...list.querySelectorAll('a')];
  const template = list.parentElement?.querySelector('template');
  const dialog = template?.content.querySelector('dialog');
  const [counter, caption] = dialog?.querySelectorAll('figcaption span') ?? [];
  if (!template || !dialog || !counter || !caption) return;
  let shown = 0;
  let start = 0;
  let forgetStep = () => {};
  const smallOf = (index: number) => links[index]?.querySelector('img');

  function show(index: number) {
    shown = (index + links.length) % links.length;
    const [link, small] = [links[shown], smallOf(shown)];
    if (!link || !small || !counter || !caption) return;
    // A new element: the old one would show the last photo until the next is here.
    const photo = new Image();
    const [width = 1, height = 1] = ['width', 'height'].map((side) =>
      Number(small.getAttribute(side)),
    );
    Object.assign(photo, { src: link.href, alt: small.alt, width, height });
    photo.style.setProperty('--ratio', String(width / height));
    photo.style.backgroundImage = `url("${small.currentSrc}")`;
    dialog?.querySelector('img')?.remove();
    dialog?.querySelector('figure')?.prepend(photo);
    dialog?.setAttribute('aria-label', small.alt);
    counter.textContent = formatPosition(shown, links.length);
    caption.textContent = link.dataset.caption ?? '';
    for (const by of [1, -1])
      new Image().src = links[(shown + by + links.length) % links.length]?.href ?? '';
  }

  function close() {
    grow(smallOf(shown), 'close', () => dialog?.close());
  }

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    template.replaceWith(dialog);
    grow(smallOf(links.indexOf(link)), 'open', () => {
      show(links.indexOf(link));
      dialog.showModal();
      forgetStep = closeOnBack(close);
      // The photo itself has the focus, not one of the arrows: a key turns it without a ring on either.
      dialog.focus();
    });
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.step) show(shown + Number(button.dataset.step));
    else if (button) close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(shown + 1);
    if (key === 'ArrowLeft') show(shown - 1);
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    forgetStep();
    links[shown]?.focus();
  });
  dialog.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  dialog.addEventListener('pointerup', ({ pointerType, clientX }) => {
    const travelled = clientX - start;
    if (pointerType === 'touch' && Math.abs(travelled) > swipe) show(shown - Math.sign(travelled));
  });
}

for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]'))
  startPhotoGallery(list);
