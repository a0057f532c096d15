import { expect, it } from 'vitest';
import { phoneLinks } from './phone-links.ts';

it.each([
  ['+91 98400 12345', 'IN', ['+919840012345']],
  ['98400 12345', 'IN', ['+919840012345']],
  ['098400-12345', 'IN', ['+919840012345']],
  ['91 98400 12345', 'IN', ['+919840012345']],
  ['+91 (0) 98400 12345', 'IN', ['+919840012345']],
  ['0044 20 7946 0000', 'IN', ['+442079460000']],
  ['+49 (30) 123456', 'IN', ['+4930123456']],
  ['९८४००१२३४५', 'IN', ['+919840012345']],
  ['\u202A98400\u00A012345\u202C', 'IN', ['+919840012345']],
  ['98765 43210 / 98765 43211', 'IN', ['+919876543210', '+919876543211']],
  ['98400 12345, 98400 12346', 'IN', ['+919840012345', '+919840012346']],
  ['98400 12345 or +91 44 2345 6789', 'IN', ['+919840012345', '+914423456789']],
  ['044 2345 6789 ext. 12', 'IN', ['+914423456789']],
  ['044-2345-6789 Extension 7; 98400 12345', 'IN', ['+914423456789', '+919840012345']],
  ['98400 12345 after six', 'IN', ['+919840012345']],
])('%s is called in one tap', (typed, country, numbers) => {
  expect(phoneLinks(typed, country)).toMatchObject(
    numbers.map((number) => ({
      call: `tel:${number}`,
      whatsapp: `https://wa.me/${number.slice(1)}`,
    })),
  );
});

it('a number without a country is called unchanged', () => {
  expect(phoneLinks('98400 12345', null)).toEqual([
    { number: '98400 12345', call: 'tel:9840012345', whatsapp: null },
  ]);
  expect(phoneLinks('12', 'IN')).toEqual([]);
});
