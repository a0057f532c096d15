import { expect, it } from 'vitest';
import { titleLines } from './title-lines.ts';

it.each([
  ['Branding & Designing', ['Branding', '& Designing']],
  ['Website Design & Development', ['Website Design', '& Development']],
  ['Search Engine Optimisation', ['Search Engine', 'Optimisation']],
  ['Branding', ['Branding']],
])('%s is broken where its lines are most alike', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
