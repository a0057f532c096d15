/** Marks the section being read in the contents: the last heading above the upper third of the screen. */
export function startArticleContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });

  let current: HTMLAnchorElement | undefined;

  function mark() {
    const passed = sections.filter(
      ({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3,
    );
    const link = passed.at(-1)?.link;
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
  }

  // Headings are few, but reading their places on every scroll event would still cost a layout each. All that
  // is above counts as seen, so a jump past many headings is noticed as well.
  const observer = new IntersectionObserver(mark, {
    rootMargin: '1000000px 0px -66.6% 0px',
    threshold: [0, 1],
  });
  for (const { heading } of sections) observer.observe(heading);

  // The list is open beside the text where there is space; on a small screen a choice folds it again.
  const fold = document.querySelector<HTMLDetailsElement>('[data-contents] details');
  const wide = matchMedia('(min-width: 64rem)');
  const settle = () => {
    if (fold) fold.open = wide.matches;
  };
  settle();
  wide.addEventListener('change', settle);
  fold?.querySelector('ol')?.addEventListener('click', settle);
}
