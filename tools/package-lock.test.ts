import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Names = Readonly<Record<string, string>>;
type Locked = {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  /** The hash of the archive; a folder of this repository is a link and has none. */
  readonly integrity?: string;
  readonly link?: boolean;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** The paths where npm looks for a dependency: next to the package, then in each parent folder. */
function* placesOf(name: string, asker: string): Generator<string> {
  for (let folder = asker; folder !== ''; folder = folder.replace(/(^|\/)[^/]+$/, ''))
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

it('the lock file has the packages of every operating system', () => {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...placesOf(name, asker)].some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file has a hash of every package', () => {
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  const without = installed.filter(([, { integrity, link }]) => !integrity && !link);
  expect(without.map(([path]) => path)).toEqual([]);
});

/** The packages that the files of a folder import at run time, without type imports. */
const importedIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro}`)
    .filter((file) => !/\.test\.|\/testing\/|\.examples\./.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import (?!type )|} ).*?from '([^.'$][^':]*)'/gm),
    ])
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

it.each(['apps/site', 'apps/leads', 'packages/content', 'packages/contract', 'tools/running'])(
  'an install without development packages has all that %s imports',
  (folder) => {
    const [own = ''] = Object.keys(packages).filter((name) => name && folder.startsWith(name));
    const { dependencies = {} } = packages[own] ?? {};
    const missing = importedIn(folder).filter((name) => !Object.hasOwn(dependencies, name));
    expect(missing).toEqual([]);
  },
);

it('the lead service installs no package of the site', () => {
  const installed = new Set<string>(['apps/leads']);
  for (const asker of installed) {
    const { dependencies, optionalDependencies } = packages[asker] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      installed.add([...placesOf(name, asker)].find((place) => place in packages) ?? name);
  }
  const ofSite = ['astro', 'pagefind', 'react', 'sharp', 'vite'];
  expect(ofSite.filter((name) => installed.has(`node_modules/${name}`))).toEqual([]);
  expect(installed).toContain('node_modules/fastify');
  expect(installed.size).toBeLessThan(120);
});
