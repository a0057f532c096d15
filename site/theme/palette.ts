import { colourOf, contrast, partsOf } from './contrast.ts';

/** The steps between the colours of the brand, by the names they have in site/styles/tokens.css. */
export const shadeNames = [
  'ink-900',
  'ink-800',
  'ink-700',
  'ink-500',
  'ash-400',
  'ash-300',
  'paper-50',
  'paper-100',
  'paper-200',
  'brand-300',
  'brand-600',
  'red-600',
  'red-300',
  'quiet-on-brand',
  'error-on-brand',
] as const;

export type ShadeName = (typeof shadeNames)[number];
export type Palette = Record<ShadeName | 'ink-950' | 'brand-400', string>;

/** What text needs to be read: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const TEXT_CONTRAST = 4.5;

const first = (ground: string, candidates: readonly string[]) =>
  candidates.find((colour) => contrast(colour, ground) >= TEXT_CONTRAST) ?? candidates.at(-1) ?? '';

/**
 * All colours of the site, made from the two of the brand: greys take a breath of the ink's hue, or of
 * the accent's where the ink is black. What the theme sets itself is taken as it is.
 */
export function paletteFrom(
  accent: string,
  ink: string,
  own: Partial<Record<ShadeName, string>> = {},
): Palette {
  const brand = partsOf(accent);
  const dark = partsOf(ink);
  const hue = dark.chroma > 0.008 ? dark.hue : brand.hue;
  const grey = (lightness: number, chroma: number) => colourOf(lightness, chroma, hue);
  const red = own['red-600'] ?? '#b3261e';
  const raised = own['ink-800'] ?? grey(dark.lightness + 0.075, 0.018);
  const onRaised = (lightness: number) =>
    first(
      raised,
      [0, 0.06, 0.12, 0.18, 0.25].map((step) => grey(Math.min(1, lightness + step), 0.017)),
    );
  // As bright and as colourful as in a shadow: with all its chroma a dark orange would be a red.
  const dimmed = Math.min(0.45, brand.lightness);
  const deep = own['ink-700'] ?? grey(dark.lightness + 0.13, 0.022);
  const shades: Record<ShadeName, string> = {
    'ink-900': grey(dark.lightness + 0.035, 0.014),
    'ink-800': raised,
    'ink-700': deep,
    'ink-500': grey(0.44, 0.022),
    'ash-400': onRaised(0.74),
    'ash-300': onRaised(0.84),
    'paper-50': grey(0.972, 0.006),
    'paper-100': grey(0.94, 0.01),
    'paper-200': grey(0.885, 0.014),
    'brand-300': colourOf(Math.min(0.97, brand.lightness + 0.06), brand.chroma * 0.88, brand.hue),
    'brand-600': colourOf(dimmed, brand.chroma * (dimmed / brand.lightness), brand.hue),
    'red-600': red,
    'red-300': first(raised, ['#ff9c8f', '#ffc9c1', '#ffe9e6']),
    'quiet-on-brand': first(accent, [deep, ink]),
    'error-on-brand': first(accent, [red, ink]),
  };
  return { 'ink-950': ink, 'brand-400': accent, ...shades, ...own };
}
