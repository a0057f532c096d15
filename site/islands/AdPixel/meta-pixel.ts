/** Where the pixel comes from. Source: https://developers.facebook.com/docs/meta-pixel/get-started */
const script = 'https://connect.facebook.net/en_US/fbevents.js';

/** Browsers that have trusted types ask here before an address becomes a script. */
type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): void;
};

type Queue = { (...call: unknown[]): void; queue: unknown[][]; loaded: boolean; version: string };

/** Loads the ad pixel and reports one page view. */
export function loadPixel(pixelId: string) {
  const page = window as unknown as { fbq?: Queue; trustedTypes?: TrustedTypes };
  if (page.fbq) return;
  // For the script below, and for those it loads by itself.
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === new URL(script).origin ? address : null,
  });
  const queue: unknown[][] = [];
  const fbq = Object.assign((...call: unknown[]) => queue.push(call), {
    queue,
    loaded: true,
    version: '2.0',
  });
  page.fbq = fbq as unknown as Queue;
  fbq('init', pixelId);
  fbq('track', 'PageView');
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  document.head.append(element);
}
