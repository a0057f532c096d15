/**
 * The class names of a CSS Module that is imported as text (`?inline`). Astro puts an imported style sheet into every
 * page of a route; the text is only in the pages whose component shows it with `ContentStyle`. Vite makes the names:
 * _name_hash_line.
 */
export const moduleClasses = (styles: string): Record<string, string> =>
  Object.fromEntries(
    [...styles.matchAll(/\.(_([a-z][a-zA-Z\d]*)_[a-z\d]+_\d+)/g)].map(([, full, name]) => [
      name,
      full,
    ]),
  );
