import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { LeadForm } from '../../contract/form-field.ts';
import type { BuiltSite } from './built-site.ts';
import { type FormPage, readFormPage } from './form-page.ts';
import type { HeaderList } from './security-headers.ts';

/** A page with the headers that its inline code needs. */
export type ShownPage = { readonly show: FormPage; readonly headers: HeaderList };

/** The built page of a form, ready to be shown again; null when the site has none. */
export type FormPages = (form: LeadForm) => Promise<ShownPage | null>;

type Kept = {
  readonly page: ShownPage | null;
  readonly version: string;
  readonly lookAgain: number;
};

const LOOK_AGAIN_MS = 1000;

/** Keeps the pages of the forms in memory, and reads them anew within a second after a build. */
export function createFormPages(site: BuiltSite): FormPages {
  const kept = new Map<string, Kept>();

  async function read(file: string, form: LeadForm): Promise<ShownPage | null> {
    await site.look();
    const html = await readFile(file, 'utf8').catch(() => '');
    const show = readFormPage(html, form);
    return show === null ? null : { show, headers: site.headersOfPage(html) };
  }

  return async (form) => {
    const known = kept.get(form.page);
    if (known !== undefined && performance.now() < known.lookAgain) return known.page;
    const file = path.join(site.folder, `${form.page}.html`);
    const found = await stat(file).catch(() => null);
    const version = found === null ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
    const page = known?.version === version ? known.page : await read(file, form);
    kept.set(form.page, { page, version, lookAgain: performance.now() + LOOK_AGAIN_MS });
    return page;
  };
}
