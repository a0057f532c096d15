/** An address, or null where the text is none. Not `URL.canParse`: browsers that send leads lack it. */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
