/** Lightness and two axes of OKLab, or red, green and blue as light. */
export type Lab = [number, number, number];

const light = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const lights = Array.from({ length: 256 }, (_, value) => light(value / 255));

const encoded = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Eight-bit red, green and blue as light. */
export const rgbOf = (red: number, green: number, blue: number): Lab => [
  lights[red] as number,
  lights[green] as number,
  lights[blue] as number,
];

/** A colour written as six hexadecimal digits, as light. */
export function readColour(hex: string): Lab {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`${hex} is no colour such as #d0ff14`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16));
  return rgbOf(red, green, blue);
}

/** Red, green and blue as light, in OKLab. */
export function labOf([red, green, blue]: Lab): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** A colour of OKLab as light; it may lie outside of what a screen can show. */
export function linearOf([lightness, a, b]: Lab): Lab {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const shown = (colour: Lab): boolean =>
  colour.every((value) => value >= -0.0005 && value <= 1.0005);

/** Red, green and blue in eight bits, with fractions, of the purest colour of this lightness and hue that a screen can show. */
export function withinGamut([lightness, a, b]: Lab): Lab {
  let colour = linearOf([lightness, a, b]);
  if (!shown(colour)) {
    let [grey, pure] = [0, 1];
    for (let step = 0; step < 8; step += 1) {
      const half = (grey + pure) / 2;
      if (shown(linearOf([lightness, a * half, b * half]))) grey = half;
      else pure = half;
    }
    colour = linearOf([lightness, a * grey, b * grey]);
  }
  return colour.map((value) => encoded(Math.min(1, Math.max(0, value)))) as Lab;
}
