import { expect, it } from 'vitest';
import { phoneLinks } from './phone-links.ts';

it.each([
  ['+91 98400 12345', '91', 'tel:+919840012345'],
  ['98400 12345', '91', 'tel:+919840012345'],
  ['098400-12345', '91', 'tel:+919840012345'],
  ['91 98400 12345', '91', 'tel:+919840012345'],
  ['0044 20 7946 0000', '91', 'tel:+442079460000'],
  ['+49 (30) 123456', '91', 'tel:+4930123456'],
  ['९८४००१२३४५', '91', 'tel:+919840012345'],
  ['98400 12345', null, 'tel:9840012345'],
])('%s is called in one tap', (typed, countryCode, call) => {
  const links = phoneLinks(typed, countryCode);
  expect(links.call).toBe(call);
  expect(links.whatsapp).toBe(
    call.startsWith('tel:+') ? `https://wa.me/${call.slice('tel:+'.length)}` : null,
  );
});
