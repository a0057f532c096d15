import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
