import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

type Use = { file: string; sheet: string; named: Set<string>; whole: boolean };

const classNames = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join();
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
};

/** The classes that a component uses of a style sheet; `whole` when it uses them by a variable or passes the sheet on. */
const uses: Use[] = globSync('apps/site/**/*.{ts,tsx,astro}').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^import (\w+) from '(.*\.module\.css)(\?inline)?';/gm)].flatMap(
    ([statement, imported = '', path = '', asText]) => {
      // The classes of a sheet that is imported as text have a name of their own.
      const [made, classes] =
        new RegExp(`(\\w+) = moduleClasses\\(${imported}\\)`).exec(source) ?? [];
      if (asText && !made) return [];
      const name = classes ?? imported;
      const rest = source
        .replace(statement, '')
        .replace(made ?? '', '')
        .replace(/from '.*';/g, '');
      const named = [...rest.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
      return {
        file,
        sheet: join(dirname(file), path),
        named: new Set(named.map(([, one = '']) => one)),
        whole: new RegExp(`(?<![\\w-])${name}(?![\\w.:-])`).test(rest),
      };
    },
  );
});
const sheets = globSync('apps/site/**/*.module.css');

/** Classes that a sheet composes from another. */
const composed = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/composes: ([\w -]+) from ["'](.*)["'];/g)].map(
    ([, names = '', path = '']) => ({ sheet: join(dirname(file), path), names: names.split(' ') }),
  ),
);

it('reads all style sheets of components', () => {
  expect(uses.length).toBeGreaterThan(50);
});

it('a component names only classes that its style sheet has', () => {
  const missing = uses.flatMap(({ file, sheet, named }) => {
    const there = classNames(sheet);
    return [...named].filter((name) => !there.has(name)).map((name) => `${file}: .${name}`);
  });
  expect(missing).toEqual([]);
});

it('a style sheet holds only classes that a component names', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ whole }) => whole)) return [];
    const taken = composed.filter((one) => one.sheet === sheet).flatMap(({ names }) => names);
    const named = new Set([...users.flatMap((use) => [...use.named]), ...taken]);
    return [...classNames(sheet)]
      .filter((name) => !named.has(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});

it('a class that a style sheet composes from global is in styles/', () => {
  const there = new Set(
    globSync('apps/site/src/styles/*.css').flatMap((sheet) => [...classNames(sheet)]),
  );
  const missing = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/composes: ([\w -]+) from global;/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !there.has(name))
      .map((name) => `${sheet}: ${name}`),
  );
  expect(missing).toEqual([]);
});
