import { startCalculator } from './calculator-sheet.ts';

for (const sheet of document.querySelectorAll<HTMLElement>('[data-calculator]'))
  startCalculator(sheet);
