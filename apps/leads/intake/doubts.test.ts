import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { exampleValues } from '@agency/contract/example-values.ts';
import { validateLead } from '@agency/contract/validation.ts';
import { describe, expect, it } from 'vitest';
import { confirmationOf, leadDoubts } from './doubts.ts';

const values = exampleValues(CONTACT_FORM);

/** The fields that the visitor of an agency in a country is asked about. */
function doubts(change: Partial<typeof values>, confirmed?: string, country: string | null = 'IN') {
  const checked = validateLead(CONTACT_FORM, { ...values, ...change });
  expect(checked.ok, 'nothing is refused').toBe(true);
  return leadDoubts(CONTACT_FORM, checked.values, confirmed, country);
}

describe('a phone number', () => {
  it.each([
    ...['+91 98765 43210', '98765 43210', '098765 43210', '919876543210', '0091 98765 43210'],
    ...[
      '044 2345 6789',
      '+91 44 2345 6789',
      '0422 234 5678',
      '+91 (0)44 2345 6789',
      '1800 123 4567',
    ],
    ...['1860 123 4567', '+44 20 7946 0958', '+1 415 555 0132', '0065 6123 4567', '91234 56789'],
    ...['98400 12345, 98400 12346', '98400 12345 (after 6 pm)', '044 2345 6789 ext. 204'],
    '௯௮௪௦௦ ௧௨௩௪௫',
  ])('%s raises no question', (phone) => expect(doubts({ phone })).toEqual({}));

  it.each([
    ...[
      '+91 98765 4321',
      '98765 4321',
      '+91 98765 432101',
      '09876 54321',
      '+919876543',
      '2345 6789',
      '+44 20 7946 09',
    ],
    '௯௮௪௦௦ ௧௨௩௪',
  ])('%s is asked about, with its count of digits', (phone) =>
    expect(doubts({ phone }).phone).toMatch(/^This number has (?:7|8|9|11|12) digits/),
  );

  it.each(['00000 00000', '9999999999', '+91 99999 99999', '0000000'])(
    '%s is asked about',
    (phone) => expect(doubts({ phone }).phone).toContain(phone),
  );
});

it.each([
  ['GB', '020 7946 0958', '98765 43210'],
  ['AE', '050 123 4567', '050 123 45'],
  ['US', '(415) 555-0132', '415 555 01'],
  ['SG', '6123 4567', '98765 43210'],
])('for an agency in %s, %s raises no question and %s does', (country, right, odd) => {
  expect(doubts({ phone: right }, '', country)).toEqual({});
  expect(doubts({ phone: '+91 98765 43210' }, '', country)).toEqual({});
  expect(doubts({ phone: odd }, '', country).phone).toContain('digits');
  expect(doubts({ phone: '+91 98765 4321' }, '', country).phone).toContain('9 digits');
});
it('where the country is unknown, only numbers with a country code are asked about', () => {
  expect(doubts({ phone: '98765 4321' }, '', null)).toEqual({});
  expect(doubts({ phone: '+91 98765 4321' }, '', null).phone).toContain('9 digits');
});

describe('an email address', () => {
  it.each([
    'asha@gmail.com',
    'asha@company.co',
    'asha@company.in',
    'asha@con.example',
    'a@yahoo.co.in',
  ])('%s raises no question', (email) => expect(doubts({ email })).toEqual({}));
  it.each([
    ['asha@gmail.con', 'asha@gmail.com'],
    ['asha@gmial.com', 'asha@gmail.com'],
    ['Asha@Gmail.co', 'asha@gmail.com'],
    ['asha@yaho.co.in', 'asha@yahoo.co.in'],
    ['asha@company.cmo', 'asha@company.com'],
  ])('for %s the question names %s', (email, meant) =>
    expect(doubts({ email }).email).toContain(`Did you mean ${meant}?`),
  );
});

it('the same value is asked about once, another one again', () => {
  const wrong = { phone: '+91 98765 4321', email: 'asha@gmail.con' };
  const asked = doubts(wrong);
  expect(Object.keys(asked)).toEqual(['phone', 'email']);
  const confirmed = confirmationOf('', asked, wrong);
  expect(doubts(wrong, confirmed)).toEqual({});
  const changed = { ...wrong, phone: '98765 432' };
  const again = doubts(changed, confirmed);
  expect(Object.keys(again)).toEqual(['phone']);
  expect(doubts(changed, confirmationOf(confirmed, again, changed))).toEqual({});
});
