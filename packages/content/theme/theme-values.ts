import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, inContent } from '../content-folder.ts';
import { readYaml } from '../read-yaml.ts';
import { mixesOf } from './mixes.ts';
import { type Palette, paletteFrom } from './palette.ts';

export type FontValues = {
  family: string;
  package?: string;
  file?: string;
  weight?: string;
  width?: string;
};

/** The values of theme.yaml, for styles and SVGs. Its schema validates them. */
export type ThemeValues = {
  accent: string;
  ink: string;
  display?: FontValues;
  text?: FontValues;
  otherScripts?: FontValues;
  corner?: number;
  logo: string;
  mark: string;
  ornament?: string;
  favicon: string;
};

export const themeFile = join(contentFolder, 'theme.yaml');

/** @throws when the content has no theme, or one without its two colours */
export function readTheme(): ThemeValues {
  const values = readYaml('theme.yaml') as Partial<ThemeValues> | null | undefined;
  if (values === undefined)
    throw new Error(`${inContent('theme.yaml')} is missing. Copy starter/theme.yaml.`);
  const isColour = (value: unknown) => /^#[\da-f]{6}$/i.test(String(value));
  for (const field of ['accent', 'ink'] as const)
    if (!isColour(values?.[field]))
      throw new Error(`${inContent('theme.yaml')}, ${field}: must be a colour such as "#ff5a1f".`);
  return values as ThemeValues;
}

/** All colours of tokens.css. */
export function readPalette(): Palette & Record<string, string> {
  const { accent, ink } = readTheme();
  const palette = paletteFrom(accent, ink);
  return { ...palette, ...mixesOf(palette) };
}

/** The source of an SVG of the theme, empty where it has none, with the theme's colours for `var(--accent)`, `var(--ink)` and `var(--paper)`. */
export function readDrawing(name: 'logo' | 'mark' | 'ornament' | 'favicon'): string {
  const { [name]: file, accent, ink } = readTheme();
  if (file === undefined) return '';
  const colours = { accent, ink, paper: paletteFrom(accent, ink)['paper-50'] };
  return readFileSync(join(contentFolder, file), 'utf8').replace(
    /var\(--(accent|ink|paper)(?:,[^)]*)?\)/g,
    (_, colour: keyof typeof colours) => colours[colour],
  );
}
