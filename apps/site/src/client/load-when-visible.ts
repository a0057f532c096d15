/** Loads what an element needs when it comes into view. Without it, the element is as it came with the page. */
export function loadWhenVisible(element: HTMLElement, load: () => Promise<unknown>) {
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    view.disconnect();
    load().catch(() => {});
  });
  view.observe(element);
}
