/** A slider fetches its script once it comes near: most visits to a page end above it. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      // Where the script cannot be had, the row scrolls by hand.
      void import('./start-slider.ts').then(
        ({ startSlider }) => startSlider(target as HTMLElement),
        () => undefined,
      );
    }
  },
  { rootMargin: '50%' },
);

for (const slider of document.querySelectorAll('[data-slider]')) near.observe(slider);
