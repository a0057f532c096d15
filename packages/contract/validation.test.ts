import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_FORM } from './contact-form.ts';
import { exampleValues } from './example-values.ts';
import type { LeadForm } from './form-field.ts';
import { SEO_FORM } from './seo-form.ts';
import { type RawFields, validateLead } from './validation.ts';

const contact = exampleValues(CONTACT_FORM);
const seo = exampleValues(SEO_FORM);

function contactErrors(change: RawFields) {
  const result = validateLead(CONTACT_FORM, { ...contact, ...change });
  return result.ok ? {} : result.errors;
}
const seoValues = (change: RawFields) => validateLead(SEO_FORM, { ...seo, ...change }).values;
const websiteErrors = (website: string) => {
  const result = validateLead(SEO_FORM, { ...seo, website });
  return result.ok ? {} : result.errors;
};

describe('required fields', () => {
  it('an empty form names all required fields and no other', () => {
    for (const form of [CONTACT_FORM, SEO_FORM]) {
      const required = form.fields.filter((field) => field.required).map(({ name }) => name);
      const result = validateLead(form, { name: ' \t ' });
      expect(Object.keys(result.ok ? {} : result.errors)).toEqual(required);
    }
  });
  it('a message names the field and the fix', () => {
    expect(contactErrors({ phone: '12', name: 'x'.repeat(101) })).toEqual({
      phone: 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.',
      name: 'Name is too long: shorten it to 100 characters.',
    });
  });
});

describe('values that people type', () => {
  it.each([
    ...['044 2345678', '+91-98400-12345', '(044) 2345 678', '1234567', '123456789012345'],
    ...['98400 12345, 98400 12346', '98400 12345 / 044 2345 6789', '044 2345 6789 x12'],
    ...['+91 98400 12345 or +91 44 2345 6789', '044 2345 6789 ext. 204'],
    '044-2345-6789 Extension 7; 98400 12345',
    ...['98400 12345 (after 6 pm)', 'after 6 pm: 98400 12345', '+91 98400 12345 - WhatsApp only'],
    ...['98400 12345 or mail me', 'மாலை 98400 12345', '98400 12345 (mine), 98400 12346 (office)'],
  ])('the phone number %s is accepted', (phone) => expect(contactErrors({ phone })).toEqual({}));
  it.each([
    ...['123456', '1234567890123456', 'call me', '12345678x', '98400 12345, 12', 'ext. 204'],
    ...['x1234567', 'after 6 pm', '1234567,1234567,1234567,1234567'],
  ])('the phone number %s is refused', (phone) =>
    expect(contactErrors({ phone })).toHaveProperty('phone'),
  );
  it.each(['a@b.co', 'first.last+tag@sub.example.co.in', 'நிலா@example.com', "o'neil@example.com"])(
    'the email address %s is accepted',
    (email) => expect(contactErrors({ email })).toEqual({}),
  );
  it.each(['plain', 'a@b', 'a b@c.com', 'a@b..com', '.a@b.com', 'a@@b.com', 'a@b.com,c@d.com'])(
    'the email address %s is refused',
    (email) => expect(contactErrors({ email })).toHaveProperty('email'),
  );
  it.each(['yourbrand.in', 'https://yourbrand.in/a?b=c', 'HTTP://Sub.Brand.co.in', 'தமிழ்.இந்தியா'])(
    'the website %s is accepted',
    (website) => expect(websiteErrors(website)).toEqual({}),
  );
  it.each(['nothing', 'ftp://brand.in', 'javascript:alert(1)', 'https://', 'my brand.in'])(
    'the website %s is refused',
    (website) => expect(websiteErrors(website)).toHaveProperty('website'),
  );
  it.each(['NA', 'n/a', 'none', '-', '–', 'No.'])('the website %s counts as empty', (website) =>
    expect(validateLead(SEO_FORM, { ...seo, website })).toMatchObject({
      ok: true,
      values: { website: '' },
    }),
  );
});

describe('normalising', () => {
  it.each([
    ['<a@b.com>', 'a@b.com'],
    ['(a@b.com).', 'a@b.com'],
    ['\u200Ba@b.com\u00A0', 'a@b.com'],
    ['\u202Aa@b.com\u202C', 'a@b.com'],
    ['a\u00AD@b.com', 'a@b.com'],
    ['ａ＠ｂ．ｃｏｍ', 'a@b.com'],
    ['a@münchen.example', 'a@xn--mnchen-3ya.example'],
    ['ரவி@visitor.example', 'ரவி@visitor.example'],
  ])('the email address %s is stored as %s', (email, stored) =>
    expect(seoValues({ email }).email).toBe(stored),
  );
  it('invisible characters, unusual spaces and full-width letters are removed from a name', () => {
    const name = (text: string) => seoValues({ name: text }).name;
    expect(name('\u2067Meena\u200B\u00A0\u00ADＲ．\u2069')).toBe('Meena R.');
    // Joiners belong to the letters of Tamil and Hindi, and to emoji.
    expect(name('क्‍ष 👩‍💻')).toBe('क्‍ष 👩‍💻');
    // No mail header can be added.
    expect(name(' Meena\r\nBcc: all@example.com\u0000 ')).toBe('Meena Bcc: all@example.com');
    expect(seoValues({ website: '(yourbrand.in).' }).website).toBe('yourbrand.in');
  });
  it('line ends of a message become LF and its paragraphs are unchanged', () => {
    expect(seoValues({ message: 'One\r\n\r\nTwo\rThree\u0007' }).message).toBe('One\n\nTwo\nThree');
  });
  it('several selected services are joined, one of an older list is accepted, a text that is too long is refused', () => {
    const services = ['Branding & Identity', 'A renamed service'];
    const result = validateLead(CONTACT_FORM, { ...contact, services });
    expect(result).toMatchObject({ ok: true, values: { services: services.join(', ') } });
    expect(contactErrors({ services: 'x'.repeat(6000) })).toHaveProperty('services');
  });
  it('normalising removes every control character, and doing it twice changes nothing', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(fc.record({ name: anyText, message: anyText, website: anyText }), (typed) => {
        const once = validateLead(SEO_FORM, { ...seo, ...typed });
        expect(validateLead(SEO_FORM, once.values)).toEqual(once);
        expect(once.values.name).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(once.values.message.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
      { numRuns: 300 },
    );
  });
  it('fields named like built-in properties are ignored', () => {
    expect(contactErrors({ constructor: 'x', toString: 'y' } as RawFields)).toEqual({});
    expect(validateLead(CONTACT_FORM, Object.create({ name: 'inherited' })).values.name).toBe('');
  });
});

it('the forms require the fields of the specification', () => {
  const required = (form: LeadForm) =>
    form.fields.filter((field) => field.required).map(({ name }) => name);
  expect(required(CONTACT_FORM)).toEqual(['name', 'phone', 'email', 'company', 'industry']);
  expect(required(SEO_FORM)).toEqual(['name', 'email', 'phone', 'message']);
});
