import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '@agency/content/read-yaml.ts';
import { filesOfFont, indianScripts } from '@agency/content/theme/font-files.ts';
import { heavyFonts, lighterFont } from '@agency/content/theme/heavy-fonts.ts';
import type { FontValues } from '@agency/content/theme/theme-values.ts';
import type { Finding } from './finding.ts';

type Fonts = { display?: FontValues; text?: FontValues; otherScripts?: FontValues } | null;

/** A letter of a script that fontsource calls `tamil`. */
const letterOf = (script: string) =>
  new RegExp(`\\p{Script=${script.replace(/^./, (letter) => letter.toUpperCase())}}`, 'u');

function fontsOf(folder: string): NonNullable<Fonts> {
  // The check reports a content without a theme.
  return (readYaml('theme.yaml', folder) as Fonts) ?? {};
}

/** Fonts of which so much is loaded before the first text that a phone shows it late. */
export const heavyFontFindings = (folder: string): Finding[] =>
  heavyFonts(fontsOf(folder)).map((font) => ({
    file: join(folder, 'theme.yaml'),
    ...font,
    fix: lighterFont,
  }));

/** Scripts of India in which the content has letters, and no font of the theme has. The visitor's device may have one. */
export function lettersWithoutFont(folder: string): Finding[] {
  const themeFile = join(folder, 'theme.yaml');
  const { display, text, otherScripts } = fontsOf(folder);
  const fonts = [display, text, otherScripts].filter((font) => font !== undefined);
  // What letters a font file has is not known.
  if (fonts.some(({ file }) => file)) return [];
  const names = fonts.flatMap((font) => filesOfFont(font, [400]).map(({ file }) => file));
  const texts = globSync('**/*.{yaml,mdx}', { cwd: folder, exclude: ['node_modules/**'] })
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  return indianScripts
    .filter((script) => !names.some((name) => name.includes(`-${script}-`)))
    .flatMap((script) => {
      const letter = letterOf(script);
      const [first] = texts.filter(({ text }) => letter.test(text));
      if (!first) return [];
      return [
        {
          file: themeFile,
          field: 'otherScripts',
          value: `no font has the ${script} letters of ${first.name}`,
          fix: 'Name a font that has them, from https://fontsource.org: for Tamil { family: Catamaran, package: "@fontsource/catamaran" }.',
        },
      ];
    });
}
