import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandEditor, brandUrl } from '@agency/content/brand-values.ts';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { contentKinds } from '@agency/content/kind-schemas.ts';
import type { AstroIntegration } from 'astro';
import mime from 'mime';
import { build } from 'vite';
import { editorSettings } from './editor-config.ts';
import { EDITOR_PATH, editorPolicy } from './editor-host.ts';

const input = join(import.meta.dirname, 'start-editor.ts');

/** Packages for code highlighting and maps, which no field of the content uses. */
const unusedPackages = /^(@shikijs|immutable|leaflet|svgo|terra-draw)/;

/** JSON that is safe in a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (script: string, siteUrl: string) => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the site</title>
    <link rel="icon" href="data:,">
    <script type="application/json" id="editor-settings">${scriptJson(editorSettings(contentKinds, contentFolder, siteUrl, brandEditor()))}</script>
    <script type="module" src="/${script}"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Bundles Sveltia CMS with the article components into a folder.
 * @returns the path of the script in it
 */
async function bundleEditor(folder: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: '_astro/editor',
      modulePreload: false,
      rolldownOptions: { external: unusedPackages, input },
    },
  });
  const files = 'output' in bundle ? bundle.output : [];
  return files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
}

/**
 * The editor of the content: in the built site if brand.yaml names a git host, and in development, where it is built
 * separately because Vite would reload it at every save.
 */
export function editorPage(): AstroIntegration {
  return {
    name: 'editor-page',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = join(cacheOf(contentFolder), 'editor');
        let script: Promise<string> | undefined;
        server.middlewares.use('/admin', ({ headers: { host } }, response, next) => {
          script ??= bundleEditor(folder);
          const headers = {
            'content-security-policy': editorPolicy(brandEditor()),
            'content-type': 'text/html',
          };
          script
            .then((path) => response.writeHead(200, headers).end(page(path, `http://${host}`)))
            .catch(next);
        });
        server.middlewares.use('/_astro/editor', (request, response, next) => {
          const file = join(folder, '_astro/editor', request.url ?? '');
          response.setHeader('content-type', mime.getType(file) ?? '');
          createReadStream(file).once('error', next).pipe(response);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const host = brandEditor();
        if (!host) return;
        const folder = fileURLToPath(dir);
        const html = page(await bundleEditor(folder), host.preview ?? brandUrl());
        await mkdir(join(folder, 'admin'), { recursive: true });
        await writeFile(join(folder, `${EDITOR_PATH}.html`), html);
      },
    },
  };
}
