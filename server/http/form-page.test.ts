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
<select name="budget" aria-describedby="budget-error"><option value="">Not decided yet</option>
<option value="Under ₹50,000">Under ₹50,000</option><option value="More &amp; more" selected="">More &amp; more</option></select>
<p id="budget-error" data-error-for="budget"></p></form>`;

const quiet: FormPageState = { values: {}, message: 'Look again.', errors: {} };

function shownAgain(state: Partial<FormPageState>) {
  const html = showFormPage(built, form, { ...quiet, ...state }) ?? '';
  const page = [...elementsUnder(parse(html))];
  const chosen = page.filter(
    (one) => one.tagName === 'option' && attributeOf(one, 'selected') !== null,
  );
  const list = page.find(({ tagName }) => tagName === 'select');
  if (!list) throw new Error('The page came back without its list');
  return { html, list, chosen: chosen.map((one) => attributeOf(one, 'value')) };
}

it.each([
  ['an answer', 'Under ₹50,000'],
  ['an answer with an ampersand', 'More & more'],
  ['no answer', ''],
])('%s is chosen when the form comes back, and nothing else', (_, budget) => {
  expect(shownAgain({ values: { budget } }).chosen).toEqual([budget]);
});

it('an answer that the list does not have leaves nothing chosen', () => {
  expect(shownAgain({ values: { budget: 'A million' } }).chosen).toEqual([]);
});

it('a form that was sent without the field has what the page chose by itself', () => {
  expect(shownAgain({}).chosen).toEqual(['More & more']);
});

it('a mistake marks the list and is shown beside it', () => {
  const { html, list } = shownAgain({ errors: { budget: 'Choose one.' } });
  expect(attributeOf(list, 'aria-invalid')).toBe('true');
  expect(attributeOf(list, 'aria-describedby')).toBe('budget-error');
  expect(html).toContain('data-error-for="budget">Choose one.<');
});

describe('a summary with a heading over links', () => {
  const linking = built
    .replace('data-form-summary=""', 'data-form-summary="Look here:"')
    .replace('<select', '<select id="contact-budget" data-control="budget"');
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
