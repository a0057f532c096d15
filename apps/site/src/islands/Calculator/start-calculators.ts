import { startCalculator } from './calculator-form.ts';

for (const calculator of document.querySelectorAll<HTMLElement>('[data-calculator]'))
  startCalculator(calculator);
