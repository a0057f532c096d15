import type { Locator } from 'playwright';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pixelsOf = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

const pixelAt = (pixels: Buffer, at: number): Rgb => [
  pixels[at] ?? 0,
  pixels[at + 1] ?? 0,
  pixels[at + 2] ?? 0,
];

const distance = (one: Rgb, other: Rgb) =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0);

/**
 * The share of the pixels of a large text, from 0 to 1, that have less than 3:1 to what is behind them: the text is
 * photographed with and without its letters.
 */
export async function lowContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((part) => getComputedStyle(part).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const ink: Rgb = [red, green, blue];
  const withLetters = await pixelsOf(await text.screenshot());
  // The policy against inline styles does not apply to adopted style sheets.
  await text.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1, h1 * { color: transparent !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  const without = await pixelsOf(await text.screenshot());
  await text.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  let letters = 0;
  let weak = 0;
  for (let at = 0; at < withLetters.length; at += 3) {
    if (distance(pixelAt(withLetters, at), ink) > 60) continue;
    letters += 1;
    if (contrast(ink, pixelAt(without, at)) < 3) weak += 1;
  }
  return letters > 0 ? weak / letters : 0;
}
