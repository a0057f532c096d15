const key = 'trackers';

/** For this page, where storage is blocked: the question then comes again on the next one. */
let answer: string | null = null;

/** `no`, or the trackers that a yes was for; null without an answer. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(key) ?? answer;
  } catch {
    return answer;
  }
}

export function writeConsent(given: string) {
  answer = given;
  try {
    localStorage.setItem(key, given);
  } catch {
    // See above.
  }
}

/** Deletes the cookies whose names begin so, of this host and the wider ones that a tracker may take. */
export function deleteCookies(beginnings: readonly string[]) {
  const parts = location.hostname.split('.');
  const hosts = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (beginnings.some((beginning) => name.startsWith(beginning)))
      for (const host of ['', ...hosts]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers of two years ago
        document.cookie = `${name}=; max-age=0; path=/${host}`;
      }
}
