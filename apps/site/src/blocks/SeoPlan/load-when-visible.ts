/** Loads what a press on the element needs when it comes into view. After a failure the press tries again. */
export function loadWhenVisible(element: HTMLElement, load: () => Promise<unknown>) {
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    view.disconnect();
    load().catch(() => {});
  });
  view.observe(element);
}
