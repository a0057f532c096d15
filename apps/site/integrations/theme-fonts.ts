import { relative, resolve } from 'node:path';
import {
  type FontFile,
  filesOfFont,
  filesOfOtherScripts,
} from '@agency/content/theme/font-files.ts';
import { type FontValues, readTheme } from '@agency/content/theme/theme-values.ts';
import { fromFile } from '@capsizecss/unpack/fs';
import { fontWeights, titleScale } from '../src/theme/title-scale.ts';

/** Average widths of Arial, which is shown until the font of the page is loaded. */
const arial = { width: 904 / 2048, bold: 1014 / 2048 };

type Role = {
  name: 'display' | 'text';
  family: string;
  fallback: string;
  fallbackWidth: number;
};

const roles: readonly Role[] = [
  {
    name: 'display',
    family: 'Bricolage',
    fallback: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")',
    fallbackWidth: arial.bold,
  },
  {
    name: 'text',
    family: 'Geist',
    fallback: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    fallbackWidth: arial.width,
  },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const widthOf = ({ xWidthAvg, unitsPerEm }: { xWidthAvg: number; unitsPerEm: number }) =>
  xWidthAvg / unitsPerEm;

const urlOf = (file: string, from: string) =>
  relative(resolve(from), resolve(file)).replaceAll('\\', '/');

const fontFace = (
  family: string,
  { file, weight, range, width }: FontFile,
  from: string,
  { scale = 1, display = 'swap' } = {},
) => `@font-face {
  font-family: "${family}";
  src: url("${urlOf(file, from)}");
  font-weight: ${weight};
  ${width ? `font-stretch: ${width};` : ''}
  font-display: ${display};
  ${scale === 1 ? '' : `size-adjust: ${percent(scale)};`}
  ${range ? `unicode-range: ${range};` : ''}
}`;

async function rulesOf(role: Role, font: FontValues, from: string): Promise<string> {
  const files = filesOfFont(font, fontWeights[role.name]);
  const main = files.find((file) => file.preload);
  if (!main) return '';
  const scale = role.name === 'display' ? await titleScale() : 1;
  const metrics = await fromFile(main.file);
  const em = metrics.unitsPerEm;
  const adjust = (scale * widthOf(metrics)) / role.fallbackWidth;
  const inFallback = (units: number) => percent(((Math.abs(units) / em) * scale) / adjust);
  const rules = files.map((file) => fontFace(font.family, file, from, { scale }));
  const fallback = `@font-face {
  font-family: "${font.family} fallback";
  src: ${role.fallback};
  size-adjust: ${percent(adjust)};
  ascent-override: ${inFallback(metrics.ascent)};
  descent-override: ${inFallback(metrics.descent)};
  line-gap-override: ${inFallback(metrics.lineGap)};
}`;
  return [...rules, fallback].join('\n');
}

/**
 * The style sheet of the fonts: those of the theme, else the default ones.
 * @param sheet the text of fonts.css
 * @param from the folder of fonts.css, to which addresses are relative
 */
export async function fontSheet(sheet: string, from: string): Promise<string> {
  const theme = readTheme();
  let rules = sheet;
  for (const role of roles) {
    const font = theme[role.name];
    if (!font) continue;
    const defaultRules = new RegExp(`@font-face \\{\\s*font-family: "${role.family}[^}]*\\}`, 'g');
    rules = `${rules.replace(defaultRules, '')}\n${await rulesOf(role, font, from)}`;
  }
  const { otherScripts: other } = theme;
  // Every phone and desktop has letters for these, of other widths: a font that comes late is for the next page.
  const faces = other
    ? filesOfOtherScripts(other).map((file) =>
        fontFace(other.family, file, from, { display: 'optional' }),
      )
    : [];
  return [rules, ...faces].join('\n');
}

/** The families of a role, for `font-family`. */
export function familiesOf(name: Role['name']): string {
  const role = roles.find((candidate) => candidate.name === name);
  const family = readTheme()[name]?.family ?? role?.family;
  return `"${family}", "${family} fallback", system-ui, sans-serif`;
}

/** The families of a role for text in another language; its Latin letters and figures are those of the site. */
export function familiesOfOtherScripts(name: Role['name']): string {
  const family = readTheme().otherScripts?.family;
  return family ? `"${family}", ${familiesOf(name)}` : familiesOf(name);
}

/** The paths of the preloaded font files, relative to the repository. */
export function mainFontFiles(): string[] {
  const theme = readTheme();
  return roles.flatMap(({ name, family }) => {
    const font = theme[name];
    if (!font) return [`apps/site/src/styles/fonts/${family.toLowerCase()}.woff2`];
    return filesOfFont(font, fontWeights[name]).flatMap((f) => (f.preload ? [f.file] : []));
  });
}
