import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockPages, blocksOfPage, isWritten } from '@agency/content/block-pages.ts';
import { blockSchemas, blocksFolder } from '@agency/content/blocks.ts';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
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

/** What a module says of the blocks that it shows: their imports, and the table for `BlockPage`. */
function partsOf(module: string, names: Iterable<string>) {
  const parts = [...names]
    .filter((block) => blockSchemas.has(block))
    .map((block) => {
      const data = fileOf(block, 'structured-data.ts');
      const nodes = `dataOf${block}`;
      const dataImport = data
        ? `\nimport { structuredData as ${nodes} } from '${importPath(module, data)}';`
        : '';
      return {
        imports: `${blockImport(module, block)}${dataImport}`,
        entry: `${block}: { Component: ${block}${data ? `, structuredData: ${nodes}` : ''} }`,
      };
    });
  return {
    imports: [
      `import BlockPage from '${importPath(module, layout)}';`,
      ...parts.map(({ imports }) => imports),
    ].join('\n'),
    blocks: parts.map(({ entry }) => entry).join(', '),
  };
}

/** The module of a page: it imports the blocks that the page lists and no others, so its styles and scripts are theirs. */
function writePage(module: string, name: string): void {
  const { imports, blocks } = partsOf(module, blocksOfPage(name));
  writeModule(
    module,
    `---
${imports}
---
<BlockPage name="${name}" blocks={{ ${blocks} }} />
`,
  );
}

/** One module for all pages without a row in the table of kinds: while `npm run dev` runs, one can be added. */
function writeOtherPages(module: string, names: readonly string[]): void {
  const { imports, blocks } = partsOf(
    module,
    new Set(names.flatMap((name) => [...blocksOfPage(name)])),
  );
  writeModule(
    module,
    `---
${imports}
import { otherBlockPages } from '${importPath(module, resolve('apps/site/src/content.ts'))}';
export const getStaticPaths = async () =>
  (await otherBlockPages()).map(({ id }) => ({ params: { name: id } }));
---
<BlockPage name={Astro.params.name} blocks={{ ${blocks} }} />
`,
  );
}

/**
 * Gives each page that is a list of blocks a module and a route. In development the modules are written again when a
 * page changes, is added or removed; the pages without a row in the table of kinds have one route there.
 */
export function pageModules(): AstroIntegration {
  let folder = '';
  const moduleOf = (name: string) => join(folder, 'pages', `${name}.astro`);
  const others = () => moduleOf('[...name]');

  /** @returns the pages with a route of their own */
  function writeModules(isDevelopment: boolean) {
    const pages = blockPages();
    const routed = pages.filter(({ name, isNamed }) => (isDevelopment ? isNamed : isWritten(name)));
    for (const { name } of routed) writePage(moduleOf(name), name);
    if (isDevelopment)
      writeOtherPages(
        others(),
        pages.flatMap(({ name, isNamed }) => (isNamed ? [] : name)),
      );
    return routed;
  }

  return {
    name: 'page-modules',
    hooks: {
      'astro:config:setup': ({ injectRoute, createCodegenDir, command }) => {
        // Two contents can be built at once.
        folder = join(fileURLToPath(createCodegenDir()), basename(cacheOf(contentFolder)));
        for (const { name, path, alsoAt } of writeModules(command === 'dev'))
          for (const pattern of alsoAt ? [path, alsoAt] : [path])
            injectRoute({ pattern, entrypoint: moduleOf(name) });
        if (command === 'dev') injectRoute({ pattern: '/[...name]', entrypoint: others() });
      },
      'astro:server:setup': ({ server: { watcher, middlewares } }) => {
        for (const event of ['change', 'add', 'unlink'] as const)
          watcher.on(event, (file) => {
            if (dirname(file) === resolve(contentFolder, 'pages')) writeModules(true);
          });
        middlewares.use((request, _response, next) => {
          if (isAbsentPage(request.url ?? '/')) request.url = pageUrl('notFound');
          next();
        });
      },
    },
  };
}
