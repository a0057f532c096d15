import { colourOf, contrast, oklchOf } from './contrast.ts';

/** The minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const TEXT_CONTRAST = 4.5;

const readable = (behind: string, candidates: readonly string[]) =>
  candidates.find((colour) => contrast(colour, behind) >= TEXT_CONTRAST) ?? candidates.at(-1) ?? '';

/**
 * All colours of the site, calculated from the two of the brand, with the names of apps/site/src/styles/tokens.css.
 * Greys have a little of the ink's hue, or of the accent's where the ink is black.
 */
export function paletteFrom(accent: string, ink: string) {
  const brand = oklchOf(accent);
  const dark = oklchOf(ink);
  const hue = dark.chroma > 0.008 ? dark.hue : brand.hue;
  const grey = (lightness: number, chroma: number) => colourOf(lightness, chroma, hue);
  const red = '#b3261e';
  /** A lighter shade of the ink, as colourful as the ink: cards on violet are violet too. */
  const shade = (step: number, chroma: number) =>
    grey(dark.lightness + step, Math.max(chroma, dark.chroma * 0.85));
  /** The same for a background: as light as text in the accent allows. */
  const behindAccent = (step: number, chroma: number) =>
    [1, 0.75, 0.5, 0.25]
      .map((share) => shade(step * share, chroma))
      .find((colour) => contrast(accent, colour) >= TEXT_CONTRAST) ?? ink;
  const raised = behindAccent(0.1115, 0.0195);
  const deep = shade(0.1735, 0.024);
  const onRaised = (lightness: number, chroma: number) =>
    readable(
      raised,
      [0, 0.06, 0.12, 0.18, 0.25].map((step) => grey(Math.min(1, lightness + step), chroma)),
    );
  // Chroma is reduced together with lightness: otherwise a dark orange would look red.
  const dimmed = Math.min(0.4516, brand.lightness);
  return {
    'ink-950': ink,
    'brand-400': accent,
    'ink-900': behindAccent(0.063, 0.0157),
    'ink-800': raised,
    'ink-700': deep,
    'ink-500': grey(0.4288, 0.028),
    'ash-400': onRaised(0.7342, 0.0314),
    'ash-300': onRaised(0.8366, 0.0276),
    'paper-50': grey(0.9696, 0.0132),
    'paper-100': grey(0.9372, 0.0213),
    'paper-200': grey(0.8862, 0.0297),
    'brand-300': colourOf(Math.min(0.97, brand.lightness + 0.014), brand.chroma * 0.83, brand.hue),
    'brand-600': colourOf(dimmed, brand.chroma * (dimmed / brand.lightness), brand.hue),
    'red-600': red,
    'red-300': readable(raised, ['#ff9c8f', '#ffc9c1', '#ffe9e6']),
    'muted-on-brand': readable(accent, [deep, ink]),
    'error-on-brand': readable(accent, [red, ink]),
  };
}

export type Palette = ReturnType<typeof paletteFrom>;
