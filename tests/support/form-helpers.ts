import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { exampleValues } from '@agency/contract/example-values.ts';
import type { LeadForm } from '@agency/contract/form-field.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';

/** What the tests type into the two forms. */
export const contactValues = {
  ...fieldValues(CONTACT_FORM),
  name: 'Meena Raghavan',
  phone: '+91 98400 12345',
  email: 'meena@filterhouse.example',
};

export const quoteValues = {
  ...fieldValues(SEO_FORM),
  name: 'Arjun Dévan',
  email: 'arjun@filterhouse.example',
  phone: '044 2345 6789',
  message: 'Our shop in T. Nagar is hard to find.\nWhat would you do first?',
};

/** A value for each field except the services, which are checkboxes. */
function fieldValues(form: LeadForm): Record<string, string> {
  const fields = form.fields.filter(({ kind }) => kind !== 'services');
  return exampleValues({ ...form, fields });
}

/** Fills the fields with these names. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form[action*="/backend/"] [name="${name}"]`).fill(value);
  }
}

export const submitOf = (page: Page) =>
  page.locator('form[action*="/backend/"] button[type="submit"]').first();

/** The current values of the fields. */
export async function valuesOf(
  page: Page,
  names: readonly string[],
): Promise<Record<string, string>> {
  const pairs = names.map(
    async (name) =>
      [
        name,
        await page.locator(`form[action*="/backend/"] [name="${name}"]`).inputValue(),
      ] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}
