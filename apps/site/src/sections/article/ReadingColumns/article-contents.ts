import { hashTarget } from '../../../client/hash-target.ts';

/** Marks the current section in the contents: that of the last heading in or above the upper third of the window. */
export function startArticleContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;
  const sections = links.flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });

  let current: HTMLAnchorElement | undefined;

  function markCurrent() {
    const passed = sections.filter(
      ({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3,
    );
    const link = passed.at(-1)?.link;
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
  }

  // An observer costs no layout on scroll events. Everything above the window counts as visible, so jumps past many
  // headings are noticed too.
  const observer = new IntersectionObserver(markCurrent, {
    rootMargin: '1000000px 0px -66.6% 0px',
    threshold: [0, 1],
  });
  for (const { heading } of sections) observer.observe(heading);

  // On wide screens the list is open beside the text; on small ones a click on a link closes it.
  const details = document.querySelector<HTMLDetailsElement>('[data-contents] details');
  const wide = matchMedia('(--desktop-up)');
  const setOpen = () => {
    if (details) details.open = wide.matches;
  };
  setOpen();
  wide.addEventListener('change', setOpen);
  details?.querySelector('ol')?.addEventListener('click', setOpen);
}
