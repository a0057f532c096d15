import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { expect, it } from 'vitest';
import { showFormPage } from './form-page.ts';

const built = `<!doctype html><title>Contact</title><form action="/backend/contact.php">
<p data-form-summary="Look here:"></p><input name="phone" id="contact-phone" data-control="phone"></form>`;
const shownAgain = (errors: Record<string, string>) =>
  showFormPage(built, CONTACT_FORM, { values: {}, message: 'Look again.', errors });

it('a summary with a heading links to each field with a mistake', () => {
  expect(shownAgain({ phone: 'Enter <one>.' })).toContain(
    '>Error: Look here:<ul><li><a href="#contact-phone">Enter &lt;one&gt;.</a></li></ul></p>',
  );
});

it.each([
  ['no field is wrong', {}],
  ['a wrong field is not in the page', { phone: 'Enter one.', town: 'Enter your town.' }],
])('a summary gives the words of the service when %s', (_, errors) => {
  expect(shownAgain(errors)).toContain('>Error: Look again.</p>');
});

it('a page without the form gives null', () => {
  expect(showFormPage('<p>', CONTACT_FORM, { values: {}, message: '', errors: {} })).toBeNull();
});
