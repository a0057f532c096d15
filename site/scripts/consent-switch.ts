const key = 'ad-pixel';

/** The pixel's own cookies: whom it saw, and by which ad they came. */
const cookies = ['_fbp', '_fbc'];

/** What was answered to the ad pixel's question; null where it was not, or where storage is blocked. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeConsent(answer: string) {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Storage can be blocked: the question then comes again on the next visit.
  }
}

function forget() {
  writeConsent('no');
  // The host's own and each wider one: the pixel takes the widest that the browser allows.
  const parts = location.hostname.split('.');
  const hosts = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const name of cookies)
    for (const host of ['', ...hosts]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers of two years ago
      document.cookie = `${name}=; max-age=0; path=/${host}`;
    }
}

/** The footer's button that takes a yes to the ad pixel back. It is there only after a yes. */
export function startConsentSwitch() {
  const button = document.querySelector<HTMLElement>('[data-consent-switch]');
  const said = button?.parentElement?.querySelector('[data-withdrawn]');
  if (!button) return;
  const show = () => {
    button.hidden = readConsent() !== 'yes';
  };
  show();
  addEventListener('ad-pixel', show);
  button.addEventListener('click', () => {
    forget();
    Reflect.get(window, 'fbq')?.('consent', 'revoke');
    if (said instanceof HTMLElement) {
      said.textContent = said.dataset.withdrawn ?? '';
      said.focus();
    }
    show();
  });
}
