import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { LeadForm } from '../../contract/form-field.ts';
import { type FormPageState, showFormPage } from './form-page.ts';
import { attributeOf, elementsUnder } from './html-tree.ts';

const form: LeadForm = {
  kind: 'contact',
  endpoint: '/backend/contact.php',
  page: '/contact-us',
  fields: [],
};
const built = `<!doctype html><title>Contact</title><form action="/backend/contact.php">
<p data-form-summary=""></p>
<input name="budget" aria-describedby="budget-error">
<p id="budget-error" data-error-for="budget"></p></form>`;

const quiet: FormPageState = { values: {}, message: 'Look again.', errors: {} };

it('a mistake marks its field and is shown beside it', () => {
  const html = showFormPage(built, form, { ...quiet, errors: { budget: 'Write one.' } }) ?? '';
  const field = [...elementsUnder(parse(html))].find(({ tagName }) => tagName === 'input');
  if (!field) throw new Error('The page came back without its field');
  expect(attributeOf(field, 'aria-invalid')).toBe('true');
  expect(attributeOf(field, 'aria-describedby')).toBe('budget-error');
  expect(html).toContain('data-error-for="budget">Write one.<');
});

describe('a summary with a heading over links', () => {
  const linking = built
    .replace('data-form-summary=""', 'data-form-summary="Look here:"')
    .replace('<input', '<input id="contact-budget" data-control="budget"');
  const again = (errors: FormPageState['errors']) =>
    showFormPage(linking, form, { ...quiet, errors }) ?? '';

  it('leads to each field with a mistake', () => {
    expect(again({ budget: 'Choose <one>.' })).toContain(
      '>Error: Look here:<ul><li><a href="#contact-budget">Choose &lt;one&gt;.</a></li></ul></p>',
    );
  });

  it.each([
    ['no field is wrong', {}],
    ['a wrong field is not in the page', { budget: 'Choose one.', town: 'Enter your town.' }],
  ])('gives the words of the service when %s', (_, errors) => {
    expect(again(errors)).toContain('>Error: Look again.</p>');
  });
});
