import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join, normalize } from 'node:path';
import type { AstroIntegration } from 'astro';
import mime from 'mime';
import { contentFolder } from '../content/content-folder.ts';
import { type ContentKind, editorSettings } from './editor-config.ts';

// …/@sveltia/cms/npm/index.js
const packages = join(createRequire(import.meta.url).resolve('@sveltia/cms'), '../../../..');

/** Packages that the editor loads by their names: for what is pasted, and for what a picture says about itself. */
const loadedByName = ['turndown', 'exifr'];

/**
 * The browser itself refuses to ask anybody but this server: the editor would look for new versions of
 * itself and for the state of a git host.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "worker-src 'self' blob:",
].join('; ');

/** Text that is safe in a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (kinds: readonly ContentKind[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit</title>
    <link rel="icon" href="data:,">
    <script type="importmap">${inScript({
      imports: Object.fromEntries(
        loadedByName.map((name) => [`${name}/`, `/edit/modules/${name}/`]),
      ),
    })}</script>
    <script type="application/json" id="editor-settings">${inScript(editorSettings(kinds, contentFolder))}</script>
    <script type="module">
      import cms from '/edit/cms/npm/index.js';
      import { startEditor } from '/site/editor/start-editor.ts';
      startEditor(cms);
    </script>
  </head>
  <body></body>
</html>
`;

function sendFile(response: ServerResponse, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', mime.getType(file) ?? 'application/octet-stream');
  response.setHeader('cache-control', 'max-age=3600');
  createReadStream(file).pipe(response);
}

/**
 * The editor of the content, at /edit while developing; a build knows nothing of it. The page stands
 * outside Vite, which would load it anew whenever it saves a file.
 * @param kinds every kind of content file
 */
export function editorRoute(kinds: readonly ContentKind[]): AstroIntegration {
  return {
    name: 'editor-route',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({
          vite: {
            optimizeDeps: {
              include: ['unified', 'remark-parse', 'remark-mdx'],
            },
            plugins: [
              {
                name: 'editor',
                configureServer({ middlewares }) {
                  middlewares.use('/edit', (request, response, next) => {
                    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
                    const path = normalize(decodeURI(pathname));
                    if (path.startsWith('/cms/'))
                      return sendFile(response, join(packages, '@sveltia', path));
                    if (path.startsWith('/modules/'))
                      return sendFile(response, join(packages, path.slice('/modules'.length)));
                    if (path !== '/') return next();
                    try {
                      const html = page(kinds);
                      response.setHeader('content-type', 'text/html; charset=utf-8');
                      response.setHeader('content-security-policy', policy);
                      response.end(html);
                    } catch (error) {
                      next(error);
                    }
                  });
                },
              },
            ],
          },
        });
      },
    },
  };
}
