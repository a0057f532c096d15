import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_FORM } from './contact-form.ts';
import { exampleAnswers } from './example-answers.ts';
import { SEO_FORM } from './seo-form.ts';
import { validateLead } from './validation.ts';

const contact = {
  ...exampleAnswers(CONTACT_FORM),
  phone: '+91 (44) 0000-0000',
  services: '',
};
const seo = {
  ...exampleAnswers(SEO_FORM),
  phone: '4400000000',
  website: '',
};

function contactErrors(change: Record<string, string | string[] | undefined>) {
  const result = validateLead(CONTACT_FORM, { ...contact, ...change });
  return result.ok ? {} : result.errors;
}
function seoErrors(change: Record<string, string>) {
  const result = validateLead(SEO_FORM, { ...seo, ...change });
  return result.ok ? {} : result.errors;
}

describe('required fields', () => {
  it('an empty contact form names all required fields and not the services', () => {
    const result = validateLead(CONTACT_FORM, {});
    expect(result.ok).toBe(false);
    const required = CONTACT_FORM.fields.filter((field) => field.required);
    const named = Object.keys(result.ok ? {} : result.errors);
    expect(named).toEqual(required.map(({ name }) => name));
    expect(named).not.toContain('services');
  });
  it('an empty SEO form leaves the website alone', () => {
    const result = validateLead(SEO_FORM, { name: ' \t ' });
    expect(Object.keys(result.ok ? {} : result.errors)).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ]);
  });
  it('a message names the field and the fix', () => {
    expect(contactErrors({ phone: '12' })).toEqual({
      phone: 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.',
    });
    expect(contactErrors({ name: 'x'.repeat(101) })).toEqual({
      name: 'Name is too long: shorten it to 100 characters.',
    });
  });
});

describe('what people really type', () => {
  it.each(['044 2345678', '+91-98400-12345', '(044) 2345 678', '1234567', '123456789012345'])(
    'the phone number %s is accepted',
    (phone) => expect(contactErrors({ phone })).toEqual({}),
  );
  it.each([
    '98400 12345, 98400 12346',
    '98400 12345 / 044 2345 6789',
    '+91 98400 12345 or +91 44 2345 6789',
    '044 2345 6789 ext. 204',
    '044 2345 6789 x12',
    '044-2345-6789 Extension 7; 98400 12345',
  ])('two numbers or an extension in the phone field are taken: %s', (phone) =>
    expect(contactErrors({ phone })).toEqual({}),
  );
  it.each([
    '98400 12345, 12',
    'ext. 204',
    '98400 12345 or mail me',
    '1234567,1234567,1234567,1234567',
  ])('what is no number beside one is refused: %s', (phone) =>
    expect(contactErrors({ phone })).toHaveProperty('phone'),
  );
  it.each(['123456', '1234567890123456', 'call me', '12345678x'])(
    'the phone number %s is refused',
    (phone) => expect(contactErrors({ phone })).toHaveProperty('phone'),
  );
  it.each(['a@b.co', 'first.last+tag@sub.example.co.in', 'நிலா@example.com', "o'neil@example.com"])(
    'the address %s is accepted',
    (email) => expect(contactErrors({ email })).toEqual({}),
  );
  it.each(['plain', 'a@b', 'a b@c.com', 'a@b..com', '.a@b.com', 'a@@b.com', 'a@b.com,c@d.com'])(
    'the address %s is refused',
    (email) => expect(contactErrors({ email })).toHaveProperty('email'),
  );
  it.each(['yourbrand.in', 'https://yourbrand.in/a?b=c', 'HTTP://Sub.Brand.co.in', 'தமிழ்.இந்தியா'])(
    'the website %s is accepted',
    (website) => expect(seoErrors({ website })).toEqual({}),
  );
  it.each(['nothing', 'ftp://brand.in', 'javascript:alert(1)', 'https://', 'my brand.in'])(
    'the website %s is refused',
    (website) => expect(seoErrors({ website })).toHaveProperty('website'),
  );
});

describe('what comes along with pasted and typed text', () => {
  const values = (change: Record<string, string>) =>
    validateLead(SEO_FORM, { ...seo, ...change }).values;
  it.each([
    ['<a@b.com>', 'a@b.com'],
    ['(a@b.com).', 'a@b.com'],
    ['\u200Ba@b.com\u00A0', 'a@b.com'],
    ['\u202Aa@b.com\u202C', 'a@b.com'],
    ['a\u00AD@b.com', 'a@b.com'],
    ['ａ＠ｂ．ｃｏｍ', 'a@b.com'],
    ['a@münchen.example', 'a@xn--mnchen-3ya.example'],
    ['ரவி@visitor.example', 'ரவி@visitor.example'],
  ])('the address %s is stored as %s', (email, stored) =>
    expect(values({ email }).email).toBe(stored),
  );
  it.each(['NA', 'n/a', 'none', '-', '–', 'No.'])('the website %s is none', (website) =>
    expect(validateLead(SEO_FORM, { ...seo, website })).toMatchObject({
      ok: true,
      values: { website: '' },
    }),
  );
  it('invisible characters, odd spaces and full-width letters leave a name readable', () => {
    expect(values({ name: '\u2067Meena\u200B\u00A0\u00ADＲ．\u2069' }).name).toBe('Meena R.');
    expect(values({ website: '(yourbrand.in).' }).website).toBe('yourbrand.in');
    // Joiners belong to the letters of Tamil and Hindi, and to emoji.
    expect(values({ name: 'क्‍ष 👩‍💻' }).name).toBe('क्‍ष 👩‍💻');
  });
});

describe('services', () => {
  it('several checkboxes of one name are joined by commas', () => {
    const result = validateLead(CONTACT_FORM, {
      ...contact,
      services: ['Branding & Identity', 'Design Services'],
    });
    expect(result).toMatchObject({
      ok: true,
      values: { services: 'Branding & Identity, Design Services' },
    });
  });
  it('a service of a list that has changed since the page was opened costs no lead', () => {
    expect(contactErrors({ services: 'Branding & Identity,A renamed service' })).toEqual({});
  });
  it('more text than any list of services holds is refused', () => {
    expect(contactErrors({ services: 'x'.repeat(2000) })).toHaveProperty('services');
  });
});

describe('cleaning', () => {
  it('line breaks in a one-line field become spaces, so no mail header can be added', () => {
    const result = validateLead(CONTACT_FORM, {
      ...contact,
      name: ' Meena\r\nBcc: all@example.com\u0000 ',
    });
    expect(result.values.name).toBe('Meena Bcc: all@example.com');
  });
  it('line ends of a message become LF and its paragraphs stay', () => {
    const result = validateLead(SEO_FORM, { ...seo, message: 'One\r\n\r\nTwo\rThree\u0007' });
    expect(result.values.message).toBe('One\n\nTwo\nThree');
  });
  it('checking cleaned values again gives the same values, whatever was typed', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(fc.record({ name: anyText, message: anyText, website: anyText }), (typed) => {
        const once = validateLead(SEO_FORM, { ...seo, ...typed });
        const twice = validateLead(SEO_FORM, once.values);
        expect(twice.values).toEqual(once.values);
        expect(twice.ok).toBe(once.ok);
      }),
      { numRuns: 300 },
    );
  });
  it('no control character survives in any field, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { values } = validateLead(SEO_FORM, { ...seo, name: text, message: text });
        expect(values.name).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(values.message.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
    );
  });
  it('fields named like built-in properties do no harm', () => {
    expect(contactErrors({ constructor: 'x', toString: 'y' })).toEqual({});
    expect(validateLead(CONTACT_FORM, Object.create({ name: 'inherited' })).values.name).toBe('');
  });
});
