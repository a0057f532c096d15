import Color from 'colorjs.io';

/** The contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: string, other: string) => Color.contrast(one, other, 'WCAG21');

/** A colour by lightness (0 to 1), chroma and hue in degrees, as the nearest colour of sRGB. */
export const colourOf = (lightness: number, chroma: number, hue: number) =>
  new Color('oklch', [lightness, chroma, hue])
    .toGamut({ space: 'srgb' })
    .to('srgb')
    .toString({ format: 'hex', collapse: false });

/** Lightness, chroma and hue of a colour; the hue of a grey is 0. */
export function oklchOf(colour: string): { lightness: number; chroma: number; hue: number } {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue || 0 };
}

/** The nearest colour of the same hue that passes; undefined when none does. */
export function nearestPassing(
  colour: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  const { lightness, chroma, hue } = oklchOf(colour);
  for (let step = 1; step <= 200; step += 1)
    for (const moved of [lightness + step / 200, lightness - step / 200]) {
      if (moved < 0 || moved > 1) continue;
      const candidate = colourOf(moved, chroma, hue);
      if (passes(candidate)) return candidate;
    }
  return undefined;
}
