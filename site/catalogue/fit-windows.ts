/** Makes each window as high as the variant in it. */
export function fitWindows(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fit]')) {
    const adjust = () => {
      const stage = frame.contentDocument?.querySelector('[data-stage] > :last-child');
      const body = frame.contentDocument?.body;
      if (!stage || !body) return;
      const measure = () => {
        frame.height = String(Math.ceil(body.getBoundingClientRect().height));
      };
      new ResizeObserver(measure).observe(stage);
      measure();
    };
    frame.addEventListener('load', adjust);
    adjust();
  }
}
