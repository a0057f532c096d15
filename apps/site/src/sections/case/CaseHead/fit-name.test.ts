import { expect, it } from 'vitest';
import { fitName } from './fit-name.ts';

it('sets one word in the narrowest letters, and so the tallest', () => {
  expect(fitName('Raha').stretch).toBe(76);
  expect(fitName('Ponmalligai').stretch).toBe(76);
  expect(fitName('Raha').ems).toBeLessThan(fitName('Ponmalligai').ems);
});

it('asks for the capitals that are used where a name has nothing else', () => {
  expect(fitName('EGCO').stretch).toBe(74);
  expect(fitName('Egco').stretch).toBe(76);
});

it('sets two short words in wider letters, one under the other', () => {
  const { ems, stretch } = fitName('Cafe Doca');
  expect(stretch).toBe(100);
  expect(ems).toBeLessThan(fitName('CafeDoca').ems);
});

it('breaks three words where the longer line is shortest', () => {
  expect(fitName('Green Sky Landscapes').ems).toBeCloseTo(fitName('Landscapes').ems, 1);
});

it('leaves space for letters that are wider than estimated, and wider still in another browser', () => {
  const measured = 3.41;
  expect(fitName('Karaikudi').ems).toBeGreaterThan(1.04 * measured);
});
