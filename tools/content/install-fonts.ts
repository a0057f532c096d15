import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { folderOfPackage, installedFonts } from '@agency/content/theme/font-files.ts';
import { buildVariables } from '../running/build-environment.ts';

type Font = { package?: unknown };
type Theme = { display?: Font; text?: Font; otherScripts?: Font } | null | undefined;
type Packages = { dependencies?: Record<string, string> };

/** Nothing else is installed for a content folder: packages are code. */
const FONT_PACKAGE = /^@fontsource(-variable)?\/[\w-]+$/;
const VERSION = /^[~^]?\d+(\.\d+){0,2}$/;
const TIME_LIMIT_MS = 120_000;

/** The fonts of theme.yaml that are packages and not installed yet. */
function missingFonts(): string[] {
  const theme = readYaml('theme.yaml') as Theme;
  const named = [theme?.display, theme?.text, theme?.otherScripts].map((font) => font?.package);
  return [...new Set(named)].filter(
    (name): name is string =>
      typeof name === 'string' && FONT_PACKAGE.test(name) && !folderOfPackage(name),
  );
}

/** The version that package.json of the content folder asks for, else the newest. */
function versionOf(name: string): string {
  const file = join(contentFolder, 'package.json');
  const { dependencies } = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Packages;
  const version = dependencies?.[name] ?? '';
  return VERSION.test(version) ? `${name}@${version}` : name;
}

/**
 * Installs the fonts that theme.yaml names, so that one chosen in the editor needs no terminal. They go into the
 * cache: no file of the content folder or of this repository changes. The check reports a font that is missing.
 */
export function installFonts(): void {
  const missing = missingFonts();
  if (missing.length === 0) return;
  console.info(`Installing ${missing.join(' and ')}.`);
  mkdirSync(installedFonts, { recursive: true });
  const packageFile = join(installedFonts, 'package.json');
  // So that npm does not take the package.json of this repository.
  if (!existsSync(packageFile)) writeFileSync(packageFile, '{ "private": true }\n');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { error, stderr } = spawnSync('npm', ['install', ...quietly, ...missing.map(versionOf)], {
    cwd: installedFonts,
    encoding: 'utf8',
    env: buildVariables(process.env),
    shell: process.platform === 'win32',
    timeout: TIME_LIMIT_MS,
  });
  // npm writes ten lines about one package; the check names the field.
  const reason =
    error?.message ?? stderr.split('\n').find((line) => line && !line.startsWith('npm error code'));
  if (reason) console.error(reason);
}
