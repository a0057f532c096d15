import { dirname, resolve } from 'node:path';
import { readPalette, readTheme, themeFile } from '@agency/content/theme/theme-values.ts';
import type { Plugin } from 'vite';
import { familiesOf, familiesOfOtherScripts, fontSheet, mainFontFiles } from './theme-fonts.ts';

/** The value of each theme name in tokens.css. */
function themeTokens(): Map<string, string> {
  const { corner = 1, display, text } = readTheme();
  const rem = (size: number) => `${size * corner}rem`;
  return new Map([
    ...Object.entries(readPalette()),
    ['font-display', familiesOf('display')],
    ['font-text', familiesOf('text')],
    ['font-display-other', familiesOfOtherScripts('display')],
    ['font-text-other', familiesOfOtherScripts('text')],
    // Digits of one width. Other fonts, such as Lora, may have wide spaces with them.
    ['numerals', display || text ? 'normal' : 'tabular-nums'],
    ['corner', String(corner)],
    ['radius-sm', rem(0.5)],
    ['radius-md', rem(1)],
    ['radius-lg', `clamp(${rem(1)}, ${2 * corner}vw, ${rem(1.75)})`],
    ['radius-pill', corner === 0 ? '0' : '99rem'],
  ]);
}

/** Replaces `theme(name)` by the value of the theme. @throws for an unknown name */
export function withTheme(sheet: string, tokens = themeTokens()): string {
  return sheet.replace(/theme\(([\w-]+)\)/g, (_call, name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`tokens.css has theme(${name}), which no theme has.`);
    return value;
  });
}

const fontModule = 'virtual:theme-fonts';

/**
 * Applies the content's theme: writes its values into tokens.css and its fonts into fonts.css, and gives the document
 * the addresses of the fonts to preload.
 */
export function themeStyles(): Plugin {
  const [tokens, fonts] = ['tokens.css', 'fonts.css'].map((name) =>
    resolve('apps/site/src/styles', name),
  );
  return {
    name: 'theme-styles',
    enforce: 'pre',
    resolveId: (id) => (id === fontModule ? `\0${fontModule}` : null),
    load(id) {
      if (id !== `\0${fontModule}`) return null;
      const files = mainFontFiles().map((file) => resolve(file));
      const imports = files.map(
        (file, index) => `import f${index} from ${JSON.stringify(`${file}?url`)};`,
      );
      const names = files.map((_file, index) => `f${index}`);
      return `${imports.join('\n')}\nexport const mainFonts = [${names.join(', ')}];`;
    },
    // Styles are also in pages that were rendered already, so everything is compiled anew.
    configureServer({ watcher, environments }) {
      watcher.on('change', (file) => {
        if (file !== resolve(themeFile)) return;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (file !== tokens && file !== fonts) return null;
      const styled = file === tokens ? withTheme(code) : await fontSheet(code, dirname(file));
      return { code: styled, map: null };
    },
  };
}
