/**
 * The class names of a CSS Module that is imported as text (`?inline`). Astro puts an imported style sheet into every
 * page of a route; the text is only in the pages whose component shows it with `ContentStyle`. astro.config.ts makes
 * the names: _name_code.
 */
export const moduleClasses = (styles: string): Record<string, string> =>
  Object.fromEntries(
    [...styles.matchAll(/\.(_([a-z][a-zA-Z\d]*)_[a-z\d]{4})(?![\w-])/g)].map(([, full, name]) => [
      name,
      full,
    ]),
  );
