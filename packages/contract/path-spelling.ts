/** The decoded path in one Unicode form, or null for spellings that only attacks use. */
export function decodePath(encoded: string): string | null {
  let route: string;
  try {
    route = decodeURIComponent(encoded).normalize('NFC');
  } catch {
    return null;
  }
  // Also /../ and /./
  const hidden = /\/\.(?!well-known(\/|$))/.test(route);
  const strange = /[\\\0]/.test(route) || /%2f/i.test(encoded);
  return route.startsWith('/') && !hidden && !strange ? route : null;
}

/** The one spelling of a decoded path in URLs. */
export const encodePath = (route: string): string =>
  encodeURI(route).replace(/[?#]/g, encodeURIComponent);

/** Characters that some programs always encode: for them, a redirect to the plain character would be a loop. */
const ENCODED_PUNCTUATION = /%(?:2[146789A-C]|3[ABD]|40|7E)/gi;

/** Whether a requested path is the one spelling of a decoded path. */
export const isCanonical = (encoded: string, route: string): boolean =>
  encoded.replace(ENCODED_PUNCTUATION, decodeURIComponent) === encodePath(route);

/** The page of a path: one slash between names, none at the end, no file extension. */
export function pageOf(route: string): string {
  const plain = route
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(html?|php)$/i, '')
    .replace(/\/index$/i, '');
  return plain === '' ? '/' : plain;
}
