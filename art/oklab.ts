import Color from 'colorjs.io';

/** Lightness and two axes of OKLab, or red, green and blue as light. */
export type Lab = [number, number, number];

const screen = Color.Space.get('srgb');
const light = Color.Space.get('srgb-linear');
const oklab = Color.Space.get('oklab');

const lights = Array.from(
  { length: 256 },
  (_, value) => light.from(screen, [value / 255, 0, 0])[0],
);

/** Eight-bit red, green and blue as light. */
export const rgbOf = (red: number, green: number, blue: number): Lab => [
  lights[red] as number,
  lights[green] as number,
  lights[blue] as number,
];

/** A colour as CSS writes it, as light. */
export const readColour = (colour: string) => new Color(colour).to(light).coords as Lab;

/** Red, green and blue as light, in OKLab. */
export const labOf = (rgb: Lab) => oklab.from(light, rgb) as Lab;

/** A colour of OKLab as light; it may lie outside of what a screen can show. */
export const linearOf = (lab: Lab) => light.from(oklab, lab) as Lab;

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
  const clipped = colour.map((value) => Math.min(1, Math.max(0, value))) as Lab;
  return screen.from(light, clipped).map((value) => 255 * (value ?? 0)) as Lab;
}
