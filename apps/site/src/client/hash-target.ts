/** The element that the part of an address after `#` names. What cannot be decoded, such as `#100%`, is taken as it is. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : document.getElementById(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
