import { exampleValues } from '@agency/contract/example-values.ts';
import { formWith } from '@agency/contract/form-settings.ts';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import type { Page } from 'playwright';
import { interfaceCopy } from './site-copy.ts';

/** What the tests type into the two forms. */
export const contactValues = {
  ...fieldValues('contact'),
  name: 'Meena Raghavan',
  phone: '+91 98400 12345',
  email: 'meena@filterhouse.example',
};

export const quoteValues = {
  ...fieldValues('seo'),
  name: 'Arjun Dévan',
  email: 'arjun@filterhouse.example',
  phone: '044 2345 6789',
  message: 'Our shop in T. Nagar is hard to find.\nWhat would you do first?',
};

/** A value for each field that the content asks for, except the services, which are checkboxes. */
function fieldValues(kind: LeadKind): Record<string, string> {
  const form = formWith(kind, interfaceCopy.form.fields);
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
