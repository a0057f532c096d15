import { expect, it } from 'vitest';
import { CONTACT_FORM } from './contact-form.ts';
import { FORM_WORDS } from './form-words.ts';
import { openMessages } from './open-messages.ts';

const typed = {
  name: 'Asha',
  phone: '+91 98765 4321',
  email: 'asha@gmail.con',
  company: 'Asha Textiles',
  industry: 'Textiles',
};
/** The questions of the service. */
const questions = {
  phone: `Is it right? ${FORM_WORDS.keep}`,
  email: `Is it right? ${FORM_WORDS.keep}`,
};
/** The form with the hidden field as it is after the visitor was asked. */
const { phone, email } = typed;
const values = { ...typed, confirmed: String(new URLSearchParams({ phone, email })) };

it('a question stays until its value is changed', () => {
  // The script begins on a page that the service sent with the questions, or another field is changed.
  expect(openMessages(CONTACT_FORM, { ...values, name: 'Asha R' }, questions)).toEqual(questions);
  expect(openMessages(CONTACT_FORM, { ...values, email: 'asha@gmail.com' }, questions)).toEqual({
    phone: questions.phone,
    email: '',
  });
});
it('a mistake takes the place of a question, and no question appears by itself', () => {
  const mistyped = { ...values, phone: '12' };
  expect(openMessages(CONTACT_FORM, mistyped, questions).phone).toMatch(/^Enter a phone number/);
  expect(openMessages(CONTACT_FORM, values, {})).toEqual({});
});
it('a mistake that was put right goes, and a text that is too long is said at once', () => {
  const shown = { name: 'Enter your name.' };
  expect(openMessages(CONTACT_FORM, values, shown)).toEqual({ name: '' });
  const long = openMessages(CONTACT_FORM, { ...values, company: 'a'.repeat(121) }, {});
  expect(long).toEqual({ company: expect.stringContaining('too long') });
});
