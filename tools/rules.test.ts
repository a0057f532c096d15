import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pictures = /\.(jpg|png|webp|pdf|ttf|woff2|svg|ico)$/;
let folder = '';

/** A copy of the code without pictures, which a test may change. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && !pictures.test(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a command with these additional files. @throws when it reports nothing */
function complaintOf(files: Record<string, string>, command: string, args: string[]): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  for (const file of Object.keys(files)) rmSync(join(folder, file));
  expect(status, stdout + stderr).not.toBe(0);
  return stdout + stderr;
}

describe('the direction of imports, and pauses in tests', () => {
  const wrong = [
    ['apps/site/src/islands/Wizard/odd.ts', '../../content.ts', 'get their copy as props'],
    ['apps/site/src/client/odd.ts', '@agency/content/read-yaml.ts', 'get their copy as props'],
    [
      'packages/content/odd.ts',
      '../../apps/site/src/components/Pill/Pill.tsx',
      'This package describes content',
    ],
    ['apps/site/src/theme/odd.ts', '../components/Pill/Pill.tsx', 'Imports go one way'],
    [
      'apps/site/src/components/Pill/odd.ts',
      '../../showpieces/ScrollStory.tsx',
      'Imports go one way',
    ],
    ['apps/site/src/showpieces/odd.ts', '../optional-pages/search.astro', 'Imports go one way'],
    ['apps/site/src/islands/Wizard/story.ts', '../../showpieces/ScrollStory.tsx', 'go one way'],
    ['apps/site/src/seo/odd.ts', '../../../leads/service.ts', 'The site imports the packages'],
    ['apps/site/odd.config.ts', '../../tools/run-scripts.ts', 'The site imports no tool'],
    [
      'apps/site/src/pages/odd.astro',
      '../../integrations/compress-files.ts',
      'nothing of its integrations',
    ],
    ['apps/leads/odd.ts', '../site/src/content.ts', 'imports @agency/contract only'],
    ['apps/leads/kinds.ts', '@agency/content/kinds.ts', 'imports @agency/contract only'],
    ['packages/contract/odd.ts', '../../apps/leads/service.ts', 'The contract imports nothing'],
    ['tests/support/odd.ts', '../../tools/run-scripts.ts', 'Tests import no tool'],
  ] as const;
  const cycle = 'apps/leads/cycle.ts';
  const importing = (file: string, target: string) =>
    file.endsWith('.astro')
      ? `---\nimport * as odd from '${target}';\n---\n\n<p>{odd}</p>\n`
      : `export * from '${target}';\n`;
  const files: Record<string, string> = {
    ...Object.fromEntries(wrong.map(([file, target]) => [file, importing(file, target)])),
    [cycle]: "export { even } from './even.ts';\nexport const odd = 1;\n",
    'apps/leads/even.ts': "export { odd } from './cycle.ts';\nexport const even = 2;\n",
  };
  const pauses = 'tests/sample/odd.test.ts';
  files[pauses] =
    "import { setTimeout as pause } from 'node:timers/promises';\nawait page.waitForTimeout(9);\nawait new Promise((done) => setTimeout(done, 9));\nawait pause(9);\n";
  /** A run reads all files of the tree, so there is only one. */
  let said: string[] = [];
  beforeAll(() => {
    const args = ['lint', '--reporter=github', '--max-diagnostics=none', ...Object.keys(files)];
    said = complaintOf(files, 'biome', args).split('\n');
  });
  const saidOf = (file: string) => said.filter((line) => line.includes(`/${file},`)).join('\n');

  it.each(wrong)('%s cannot import %s', (file, _target, reason) => {
    expect(saidOf(file)).toContain(reason);
  });

  it('a test of the site may not wait a fixed time', () => {
    expect(saidOf(pauses).match(/Wait for the effect/g)).toHaveLength(3);
  });

  it('files that import each other are refused', () => {
    expect(saidOf(cycle)).toContain('part of a cycle');
  });
});

it('raw colours, sizes and breakpoints, a misspelt custom property and a width in `ch` are refused', () => {
  const css =
    '.odd {\n  color: #fff;\n  background: var(--grond);\n  outline-color: rgb(1 2 3);\n  width: 9ch;\n  gap: 1.3rem;\n}\n@media (min-width: 30rem) {\n  .odd {\n    margin: 0;\n  }\n}\n';
  const file = 'apps/site/src/sections/home/Hero/Odd.module.css';
  const said = complaintOf({ [file]: css }, 'stylelint', [file]);
  expect(said).toContain('add the value to apps/site/src/styles/tokens.css');
  expect(said).toContain('Unknown custom property "--grond"');
  expect(said).toContain('A ch is as wide as the 0 of the current font');
  expect(said).toContain('use a step of apps/site/src/styles/tokens.css');
  expect(said).toContain('use one of apps/site/src/styles/breakpoints.css');
});

it.each([
  ':global(html):has(.menu[open]) {\n  overflow: hidden;\n}\n',
  'html:not(:has(:focus-visible)) {\n  overflow: hidden;\n}\n',
  ':global(body):has(:focus) .chat {\n  overflow: hidden;\n}\n',
  ':root[data-reduced-motion] * {\n  overflow: hidden;\n}\n',
])('a selector that styles the whole document anew is reported: %s', (css) => {
  const file = 'apps/site/src/sections/home/Hero/Odd.module.css';
  expect(complaintOf({ [file]: css }, 'stylelint', [file])).toContain('the whole document anew');
});

it('a duration that does not become 0 with reduced motion is reported', () => {
  const css = '.odd {\n  transition: opacity 400ms;\n}\n';
  const file = 'apps/site/src/sections/home/Hero/Odd.module.css';
  const said = complaintOf({ [file]: css }, 'stylelint', [file]);
  expect(said).toContain('multiply them with var(--motion)');
});

it('an unused file, export and style sheet are reported', { timeout: 90_000 }, () => {
  const unused = {
    'apps/leads/odd.ts': 'export const odd = 1;\n',
    'apps/site/src/sections/home/Hero/Odd.module.css': '.odd {\n  display: grid;\n}\n',
  };
  const said = complaintOf(unused, 'knip', []);
  expect(said).toContain('apps/leads/odd.ts');
  expect(said).toContain('apps/site/src/sections/home/Hero/Odd.module.css');
});
