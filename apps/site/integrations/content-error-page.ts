import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import type { Plugin } from 'vite';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (messages: Iterable<string>) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="2">
    <title>Errors in the content</title>
    <style>
      body { margin: 0; padding: 2rem clamp(1rem, 6vw, 6rem); background: #fff; color: #111; font: 1.125rem/1.6 system-ui, sans-serif; }
      pre { padding: 1rem 1.25rem; border-left: 4px solid #b3261e; background: #f6f6f6; font: inherit; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <h1>Errors in the content</h1>
    ${[...messages].map((message) => `<pre>${escaped(message)}</pre>`).join('\n    ')}
    <p>This page checks again every two seconds. docs/fields.md explains every field.</p>
  </body>
</html>
`;

/** Milliseconds after a change until all changed files are written. */
const delayMs = 100;

export type ContentCheck = {
  files: () => string[];
  /** Those of some files that have errors, each with its name and a line for each error. */
  check: (names: readonly string[]) => Promise<Map<string, string>>;
  /** The other files whose check can change with a file. */
  dependents: (name: string) => readonly string[];
};

/**
 * In development, shows the errors of the content instead of every page: file, field and fix. Open pages reload when
 * a file is saved.
 */
export function contentErrorPage({ files, check, dependents }: ContentCheck): Plugin {
  return {
    name: 'content-error-page',
    apply: 'serve',
    configureServer({ middlewares, watcher, ws, config }) {
      const errors = new Map<string, string>();
      const changed = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      let repeating = false;

      async function checkAll(names: readonly string[]): Promise<void> {
        const found = await check(names.filter((name) => existsSync(resolve(contentFolder, name))));
        for (const name of names) errors.delete(name);
        for (const [name, message] of found) errors.set(name, message);
      }
      let checked = checkAll(files()).then(() => {
        for (const message of new Set(errors.values())) config.logger.error(message);
      });

      /** Checks changed files, those that depend on them, and those with errors: they may be fixed in another file. */
      async function checkAgain(): Promise<void> {
        const before = [...errors.values()].join();
        const names = new Set([...changed, ...[...changed].flatMap(dependents), ...errors.keys()]);
        changed.clear();
        await checkAll([...names].filter((name) => /\.(yaml|mdx)$/.test(name)));
        // Repeats the event for Astro: the watcher reports no second save within 50 ms.
        repeating = true;
        for (const file of [...names].map((name) => resolve(contentFolder, name)))
          if (existsSync(file)) watcher.emit('change', file);
        repeating = false;
        if ([...errors.values()].join() !== before)
          setTimeout(() => ws.send({ type: 'full-reload' }), delayMs);
      }

      for (const event of ['change', 'add', 'unlink'] as const)
        watcher.on(event, (file) => {
          const name = relative(resolve(contentFolder), file);
          if (repeating || name.startsWith('..') || isAbsolute(name)) return;
          changed.add(name);
          clearTimeout(timer);
          timer = setTimeout(() => {
            checked = checked.then(checkAgain);
          }, delayMs);
        });

      middlewares.use(async (request, response, next) => {
        const isPageRequest = request.headers.accept?.includes('text/html');
        if (!isPageRequest || /^\/(@|dev\/|backend\/)/.test(request.url ?? '/')) return next();
        await checked;
        if (errors.size === 0) return next();
        response.writeHead(500, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(page(new Set(errors.values())));
      });
    },
  };
}
