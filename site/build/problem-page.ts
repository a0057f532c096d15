import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contentFolder } from '../content/content-folder.ts';
import { reportedProblems } from '../content/reported-problems.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The message of each file whose content cannot be shown; a file that went away has none. */
function messages(): string[] {
  for (const file of reportedProblems.keys()) if (!existsSync(file)) reportedProblems.delete(file);
  return [...reportedProblems.values()];
}

const page = (found: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="2">
    <title>Content that cannot be shown</title>
    <style>
      body { margin: 0; padding: 2rem clamp(1rem, 6vw, 6rem); background: #fff; color: #111; font: 1.125rem/1.6 system-ui, sans-serif; }
      pre { padding: 1rem 1.25rem; border-left: 4px solid #b3261e; background: #f6f6f6; font: inherit; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <h1>Content that cannot be shown</h1>
    ${found.map((message) => `<pre>${escaped(message)}</pre>`).join('\n    ')}
    <p>This page looks again every two seconds and goes on once all is mended. docs/fields.md explains every field.</p>
  </body>
</html>
`;

const isContent = (file: string) => {
  const path = relative(resolve(contentFolder), file);
  return !path.startsWith('..') && !isAbsolute(path);
};

const asWritten = 100;
const asRead = 300;

/**
 * Whenever a file of the content changes, has it read once more, since the watcher says nothing of a second
 * save within 50 ms, and with it the files that cannot be shown: what is wrong in one may be mended in
 * another, such as a name of an entry that has come back.
 * @param done called after each change, once all is read
 */
function watchContent({ watcher }: ViteDevServer, done: () => void): void {
  let repeating = false;
  const repeat = (saved: string) => {
    const wrong = [...reportedProblems.keys()].map((name) => resolve(name));
    repeating = true;
    for (const file of new Set([saved, ...wrong]))
      if (existsSync(file)) watcher.emit('change', file);
    repeating = false;
  };
  for (const event of ['change', 'add', 'unlink'] as const)
    watcher.on(event, (file) => {
      // Its own events come back within the call.
      if (repeating) return;
      if (isContent(file)) setTimeout(repeat, asWritten, file);
      // Astro reads the files first.
      setTimeout(done, asWritten + asRead);
    });
}

/**
 * In development, says what is wrong with the content in place of every page: file, field and fix. Open
 * pages show it as soon as a file is saved.
 */
export function problemPage(): Plugin {
  return {
    name: 'problem-page',
    apply: 'serve',
    configureServer(server) {
      const { middlewares, ws } = server;
      let shown = '';
      const tell = () => {
        const now = messages().join('\n');
        if (now !== shown) ws.send({ type: 'full-reload' });
        shown = now;
      };
      watchContent(server, tell);
      middlewares.use((request, response, next) => {
        const asksForPage = request.headers.accept?.includes('text/html');
        const path = request.url ?? '/';
        const isTool = /^\/(@|edit|design|dev\/|backend\/)/.test(path);
        const found = asksForPage && !isTool ? messages() : [];
        if (found.length === 0) return next();
        response.writeHead(500, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(page(found));
      });
    },
  };
}
