import Color from 'colorjs.io';
import type { Palette } from '../../site/schemas/theme/palette.ts';

/** Between two colours of the brand, as an ink printed thinner would be. */
const mixed = (one: string, other: string, share: number) =>
  new Color(one).mix(other, share, { space: 'oklab' }).to('srgb').toString({ format: 'hex' });

export type Colours = {
  accent: string;
  light: string;
  deep: string;
  ink: string;
  dark: string;
  line: string;
  paper: string;
  ash: string;
};

export const coloursOf = (palette: Palette): Colours => ({
  accent: palette['brand-400'],
  light: palette['brand-300'],
  deep: mixed(palette['brand-400'], palette['ink-950'], 0.45),
  ink: palette['ink-950'],
  dark: palette['ink-800'],
  line: palette['ink-700'],
  paper: palette['paper-50'],
  ash: palette['ash-300'],
});

/** Drawn on 1200 by 900; whatever the frame is, it is cut from the middle. */
export type Scene = (colours: Colours, lit: boolean) => string;

export const ground = (fill: string) =>
  `<rect x="-300" y="-500" width="1800" height="1900" fill="${fill}"/>`;

export const repeated = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_unused, index) => draw(index)).join('');
