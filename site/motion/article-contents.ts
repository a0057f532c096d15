/** Marks the section being read in the contents: the last heading above the upper third of the screen. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
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

// Headings are few, but reading their places on every scroll event would still cost a layout each.
const observer = new IntersectionObserver(mark, {
  rootMargin: '0px 0px -66% 0px',
  threshold: [0, 1],
});
for (const { heading } of sections) observer.observe(heading);

// On a small screen the list has done its work once a section is chosen.
document.querySelector('[data-contents] ol')?.addEventListener('click', () => {
  if (!matchMedia('(min-width: 80rem)').matches)
    document.querySelector('[data-contents] details')?.removeAttribute('open');
});
