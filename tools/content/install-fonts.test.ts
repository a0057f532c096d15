import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';

/**
 * A static package of a font that also exists with axes: its metadata has them, its files do not. It is of version 4,
 * whose metadata has another name for `id`.
 */
const METADATA = {
  fontId: 'lora',
  weights: [400, 500, 600, 700],
  variable: { wght: { min: '400', max: '700' } },
};

/** A fake npm: installs the package lora from the folder beside it, and knows no other. */
const NPM = `#!/bin/sh
echo "$*" >> "$(dirname "$0")/calls"
case "$*" in *fontsource/lora*) mkdir -p node_modules/@fontsource && cp -r "$(dirname "$0")/lora" node_modules/@fontsource/;;
*) echo "npm error 404 Not Found" >&2; exit 1;; esac
`;

it('a font that theme.yaml names is installed by the check, a static package too', () => {
  const home = folderOf({
    npm: NPM,
    'lora/metadata.json': JSON.stringify(METADATA),
    'lora/unicode.json': JSON.stringify({ latin: 'U+0000-00FF' }),
  });
  chmodSync(join(home, 'npm'), 0o755);
  const poppins = 'node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2';
  for (const weight of METADATA.weights)
    cpSync(poppins, join(home, `lora/files/lora-latin-${weight}-normal.woff2`));
  const content = join(home, 'content');
  cpSync('starter', content, { recursive: true });
  onTestFinished(() => rmSync(cacheOf(content), { recursive: true, force: true }));
  const theme = readFileSync(join(content, 'theme.yaml'), 'utf8');
  const before = readdirSync(content).sort();
  const check = (font: string) => {
    writeFileSync(
      join(content, 'theme.yaml'),
      `${theme}\ndisplay: { family: Lora, package: "${font}" }\n`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('tools/check-content.ts')],
      {
        encoding: 'utf8',
        env: { ...process.env, CONTENT_DIR: content, PATH: home + delimiter + process.env.PATH },
      },
    );
    return { status, printed: stdout + stderr };
  };
  expect(check('@fontsource/lora')).toEqual({
    status: 0,
    printed: 'Installing @fontsource/lora.\n',
  });
  expect(check('@fontsource/lora')).toEqual({ status: 0, printed: '' });
  expect(readFileSync(join(home, 'calls'), 'utf8')).toMatch(
    /^install --ignore-scripts .*@fontsource\/lora\n$/,
  );
  expect(readdirSync(content).sort()).toEqual(before);
  const { status, printed } = check('@fontsource/nowhere');
  expect(status).toBe(1);
  expect(printed).toMatch(
    /404 Not Found[\s\S]*display → package: names "@fontsource\/nowhere", which could not be installed/,
  );
  expect(existsSync(join(content, 'node_modules'))).toBe(false);
});
