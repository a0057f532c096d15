import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

/** Without docs/decisions/, which describe the state of their day, and the generated docs/fields.md. */
const guides = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...globSync('docs/*.md', { exclude: ['docs/fields.md'] }),
];

const scripts: Record<string, string> = packageFile.scripts;

const blocks = /^```\w*\n([\s\S]*?)^```$/gm;
const inline = /`([^`\n]+)`/g;

/** The code of a guide: inline code and code blocks. */
function codeOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const rest = source.replace(blocks, '');
  return [...source.matchAll(blocks), ...rest.matchAll(inline)].map(([, code = '']) => code);
}

const found = (pattern: RegExp) =>
  guides.flatMap((file) =>
    codeOf(file).flatMap((code) => [...code.matchAll(pattern)].map((match) => ({ file, match }))),
  );

/** Made by `npm run docs`. */
const made = new Set(['docs/fields.md', 'docs/schemas/']);
const folders = globSync('*/').map((folder) => folder.replace(/\/$/, ''));

describe('a guide', () => {
  it('names only files and folders that exist', () => {
    const inRepository = new RegExp(
      `(?<![\\w./-])(?:\\./)?((?:${folders.filter((name) => !/^(dist|data)$/.test(name)).join('|')})/[\\w./<>*-]*)(?! does not exist)(?![\\w./<>*-])`,
      'g',
    );
    const named = found(inRepository).map(({ file, match: [, path = ''] }) => ({
      file,
      path,
    }));
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(({ path }) => {
      const pattern = path.replace(/<\w+>/g, '*').replace(/[.,]$/, '');
      return !made.has(path) && globSync(pattern).length === 0;
    });
    expect(missing).toEqual([]);
  });

  it('links to files that exist', () => {
    const dead = guides.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replace(blocks, '')
          .replace(inline, '')
          .matchAll(/\]\(((?![a-z]+:|#|\/)[^)]+)\)/g),
      ]
        .map(([, path = '']) => join(dirname(file), path.replace(/#.*/, '')))
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('names only commands of package.json', () => {
    const named = found(/\bnpm (?:run )?(?:--silent )?([a-z-]+)/g).map(
      ({ match: [, name = ''] }) => name,
    );
    const ofNpm = ['install', 'ci', 'run'];
    const missing = named.filter((name) => !ofNpm.includes(name) && !scripts[name]);
    expect(named.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});

it('every setting of .env.example is in the guide for operators', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  const guide = readFileSync('docs/operating.md', 'utf8');
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !guide.includes(`\`${name}\``) && !compose.includes(name))).toEqual(
    [],
  );
});

it('every setting of the guide for operators is in .env.example', () => {
  const table = readFileSync('docs/operating.md', 'utf8').matchAll(
    /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm,
  );
  const names = [...table].flatMap(([, cell = '']) => cell.match(/[A-Z_]{2,}/g) ?? []);
  const example = readFileSync('.env.example', 'utf8');
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([]);
});

it('the starter’s .env.example has the settings that the guide sets on a server, with its values', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const starter = readFileSync('starter/.env.example', 'utf8');
  const [, step = ''] = /^1\. \*\*Settings\.\*\*(.*)$/m.exec(guide) ?? [];
  const named = [...step.matchAll(/`([A-Z_]+)(=[^`]+)?`/g)];
  expect(named.length).toBeGreaterThan(7);
  const missing = named.filter(
    ([, name, value]) =>
      !new RegExp(`^(# )?${name}=`, 'm').test(starter) || !starter.includes(value ?? ''),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
  const all = readFileSync('.env.example', 'utf8');
  const settings = [...starter.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => `${name}=`);
  expect(settings.filter((name) => !all.includes(name))).toEqual([]);
});
