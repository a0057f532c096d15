import { describe, expect, it } from 'vitest';
import { type Gel, gelled, limeness } from './gel.ts';
import { labOf, readColour, withinGamut } from './oklab.ts';

const lab = (hex: string) => labOf(readColour(hex));
const size = { width: 16, height: 16 };

/** The colour that an even picture of one colour has under a gel, in the middle. */
function under(hex: string, gel: Gel): number[] {
  const { width, height } = size;
  const pixel = withinGamut(lab(hex)).map(Math.round);
  const data = Buffer.from(Array.from({ length: width * height }, () => pixel).flat());
  const { data: done } = gelled({ data, width, height }, gel);
  const middle = 3 * (width * (height / 2) + width / 2);
  return [...done.subarray(middle, middle + 3)];
}

const rgb = (hex: string) => withinGamut(lab(hex)).map(Math.round);
const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] as number))));

describe('a gel', () => {
  it.each(['#d0ff14', '#7fa800', '#1c2600'])('takes %s for lime', (hex) => {
    expect(limeness(lab(hex))).toBeGreaterThan(0.95);
  });

  it.each([
    ['yolk', '#f2b21a'],
    ['kraft', '#b48a5a'],
    ['basil', '#2f8a2a'],
    ['white', '#ffffff'],
    ['black', '#000000'],
  ])('leaves %s as it is', (_name, hex) => {
    expect(limeness(lab(hex))).toBeLessThan(0.05);
    expect(distance(under(hex, { colour: '#ff6b66' }), rgb(hex))).toBeLessThanOrEqual(1);
  });

  it.each(['#ff6b66', '#a58cff', '#3fcfc0', '#ffb88c'])('makes lime %s', (colour) => {
    expect(distance(under('#d0ff14', { colour }), rgb(colour))).toBeLessThanOrEqual(3);
  });

  it('changes no colour a second time', () => {
    for (const colour of ['#ff6b66', '#a58cff', '#3fcfc0', '#8fd8ff']) {
      const once = under('#a8d000', { colour });
      const hex = `#${once.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      expect(distance(under(hex, { colour }), once)).toBeLessThanOrEqual(1);
    }
  });

  it('keeps lime where it is told to', () => {
    const gel: Gel = { colour: '#ff6b66', keep: [[0.5, 0.5, 0.3, 0.3]] };
    expect(under('#d0ff14', gel)).toEqual(rgb('#d0ff14'));
  });

  it('gives white paper its colour, but not where it is to stay white', () => {
    expect(distance(under('#ffffff', { paper: '#ffc84f' }), rgb('#ffc84f'))).toBeLessThanOrEqual(2);
    const white: Gel = { paper: '#ffc84f', white: [[0.5, 0.5, 0.3, 0.3]] };
    expect(distance(under('#ffffff', white), rgb('#ffffff'))).toBeLessThanOrEqual(1);
  });
});
