import type { LeadForm } from '../../contract/form-field.ts';
import type { BuiltSite } from './built-site.ts';
import { type FormPageState, readFormPage } from './form-page.ts';
import { createShownPages, type ShownPage } from './shown-pages.ts';

/** The built page of a form, ready to be shown again; null when the site has none. */
export type FormPages = (form: LeadForm) => Promise<ShownPage<FormPageState> | null>;

/** The pages of the forms, kept in memory. */
export function createFormPages(site: BuiltSite): FormPages {
  const pages = createShownPages<FormPageState>(site);
  return (form) => pages(form.page, (html) => readFormPage(html, form));
}
