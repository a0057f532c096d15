import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockPages, blocksOfPage, isWritten } from '@agency/content/block-pages.ts';
import { blockSchemas, blocksFolder } from '@agency/content/blocks.ts';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import type { AstroIntegration } from 'astro';

const layout = resolve('apps/site/src/layout/BlockPage.astro');

function writeModule(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The path of a file in an import of a module. */
function importPath(module: string, file: string): string {
  const path = relative(dirname(module), file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

const fileOf = (block: string, name: string) => {
  const file = join(blocksFolder, block, name);
  return existsSync(file) ? file : undefined;
};

/** The line that imports a block. One with a script has a module of its own, so that pages share the script. */
function blockImport(module: string, block: string): string {
  const component = fileOf(block, `${block}.astro`) ?? join(blocksFolder, block, `${block}.tsx`);
  const script = fileOf(block, 'client.ts');
  const isAstro = component.endsWith('.astro');
  const importOf = (from: string) =>
    `import ${isAstro ? block : `{ ${block} }`} from '${importPath(from, component)}';`;
  if (!script) return importOf(module);
  const own = join(dirname(module), '..', 'blocks', `${block}.astro`);
  writeModule(
    own,
    `---
${importOf(own)}
---
<${block} {...Astro.props} />
<script>
import '${importPath(own, script)}';
</script>
`,
  );
  return `import ${block} from '${importPath(module, own)}';`;
}

/** The module of a page: it imports the blocks that the page lists and no others, so its styles and scripts are theirs. */
function writePage(module: string, name: string): void {
  const blocks = [...blocksOfPage(name)].filter((block) => blockSchemas.has(block));
  const parts = blocks.map((block) => {
    const data = fileOf(block, 'structured-data.ts');
    const nodes = `dataOf${block}`;
    return {
      imports: [
        blockImport(module, block),
        ...(data
          ? [`import { structuredData as ${nodes} } from '${importPath(module, data)}';`]
          : []),
      ],
      entry: `${block}: { Component: ${block}${data ? `, structuredData: ${nodes}` : ''} }`,
    };
  });
  writeModule(
    module,
    `---
import BlockPage from '${importPath(module, layout)}';
${parts.flatMap(({ imports }) => imports).join('\n')}
---
<BlockPage name="${name}" blocks={{ ${parts.map(({ entry }) => entry).join(', ')} }} />
`,
  );
}

/**
 * Gives each page that is a list of blocks a module and a route. In development the module is written again when the
 * page changes; a page that is added has a route after a restart, which happens by itself, and one that is removed is
 * not found.
 */
export function pageModules(): AstroIntegration {
  let folder = '';
  let routed: ReturnType<typeof blockPages> = [];
  const moduleOf = (name: string) => join(folder, 'pages', `${name}.astro`);
  return {
    name: 'page-modules',
    hooks: {
      'astro:config:setup': ({ injectRoute, createCodegenDir, addWatchFile, command }) => {
        // Two contents can be built at once.
        folder = join(fileURLToPath(createCodegenDir()), basename(cacheOf(contentFolder)));
        const all = blockPages();
        routed = command === 'dev' ? all : all.filter(({ name }) => isWritten(name));
        for (const { name, path, alsoAt } of routed) {
          writePage(moduleOf(name), name);
          for (const pattern of alsoAt ? [path, alsoAt] : [path])
            injectRoute({ pattern, entrypoint: moduleOf(name) });
        }
        if (command === 'dev') addWatchFile(folder);
      },
      'astro:server:setup': ({ server: { watcher, middlewares } }) => {
        const pagesFolder = resolve(contentFolder, 'pages');
        for (const event of ['change', 'add', 'unlink'] as const)
          watcher.on(event, (file) => {
            if (dirname(file) !== pagesFolder || !file.endsWith('.yaml')) return;
            const name = basename(file, '.yaml');
            if (routed.some((page) => page.name === name)) writePage(moduleOf(name), name);
            else if (blockPages().some((page) => page.name === name))
              watcher.emit('change', folder);
          });
        middlewares.use((request, _response, next) => {
          const [path] = (request.url ?? '/').split(/[?#]/);
          const page = routed.find((one) => one.path === path);
          if (page && !isWritten(page.name)) request.url = pageUrl('notFound');
          next();
        });
      },
    },
  };
}
