/** Used for the current page when storage is blocked. */
const choices = new Map<string, string>();

/** What the visitor chose; null without a choice. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? choices.get(key) ?? null;
  } catch {
    return choices.get(key) ?? null;
  }
}

export function storeChoice(key: string, choice: string) {
  choices.set(key, choice);
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}
