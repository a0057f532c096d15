import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** Where npm looks for a package that another asks for: beside it, then in each folder above. */
function* placesOf(name: string, asker: string): Generator<string> {
  for (
    let folder = asker;
    folder !== '';
    folder = folder.replace(/(^|\/)node_modules\/[^/]+(\/[^/]+)?$/, '')
  )
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

it('npm ci finds every package of every system, not only of the one where the lock was written', () => {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...placesOf(name, asker)].some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});

it('an install without development packages has all that the build and the service import', () => {
  const files = globSync('{apps,packages,tools/running}/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.|\/testing\/|\.examples\./.test(file),
  );
  // Types are gone when the code runs.
  const imported = (file: string) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import (?!type )|} ).*?from '([^.'][^']*)'/gm),
    ].map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  const missing = files.flatMap((file) =>
    imported(file).filter((name) => Object.hasOwn(packageFile.devDependencies, name)),
  );
  expect(missing).toEqual([]);
});
