import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { brand } from './brand.ts';

const sample = parse(readFileSync('content/brand.yaml', 'utf8'));
const messageOf = (changes: object) =>
  brand
    .safeParse({ ...sample, ...changes })
    .error?.issues.map(({ message }) => message)
    .join('\n');
const address = (changes: object) => ({ address: { ...sample.address, ...changes } });
const hours = (opens: string, closes: string) => ({
  hours: [{ ...sample.hours[0], opens, closes }],
});

it.each([
  [{ phone: '+91 98422 5177' }, 'a digit is missing, or one too many'],
  [{ chat: '98422 51774' }, 'must be an international number'],
  [{ chat: '+44 20 7946 000' }, 'is no number of its country'],
  [{ email: 'hello@agency' }, 'must be an email address'],
  [hours('10:00', '06:30'), 'is not after `opens`'],
  [address({ postalCode: '60001' }), 'six-digit PIN code'],
  [address({ country: 'GB', postalCode: '?' }), 'the postcode of your country'],
  [address({ latitude: 80.2707, longitude: 13.0827 }), 'are exchanged. Write latitude: 13.0827'],
  [address({ latitude: 13.0827, longitude: 8.2707 }), 'are not in India'],
  [{ taxNumber: { label: 'GSTIN', value: '33ABCDE1234' } }, 'must be a GSTIN of 15 signs'],
  [{ profiles: [{ label: 'Google', href: 'google.com' }] }, 'the full https:// address'],
  [{ offices: [{ name: 'Erode', ...address({ postalCode: '638' }) }] }, 'six-digit PIN code'],
])('%j is refused with the fix', (changes, message) => {
  expect(messageOf(changes)).toContain(message);
});

it.each([
  {},
  { phone: '+91 98422 51774', chat: '+44 20 7946 0000' },
  address({ country: 'GB', postalCode: 'EC1A 1BB', latitude: 51.5, longitude: -0.1 }),
  { offices: [{ name: 'Erode', ...address({}) }], taxNumber: { label: 'VAT', value: 'GB 123' } },
  { taxNumber: { label: 'GSTIN', value: '33ABCDE1234F1Z5' } },
])('%j is accepted', (changes) => {
  expect(messageOf(changes)).toBeUndefined();
});
