import { dirname } from 'node:path/posix';
import { slugFrom } from '../entries/entry-slug.ts';
import { fieldIn, listIn, type MarkdownFile, nameOf, textIn } from './read-markdown.ts';

const slugIn = (file: MarkdownFile) => textIn(file.fields, 'slug') || nameOf(file);

/** A form of addresses with the values of a post: /:year/:month/:slug. */
function filledIn(form: string, file: MarkdownFile, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const slug = slugIn(file);
  const categories = listIn(file.fields, 'categories', 'category').map(slugFrom).join('/');
  const values: Record<string, string> = { year, month, day: date, title: slug, slug, categories };
  return form
    .replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole)
    .replace(/\/{2,}/g, '/');
}

/** Where a file is on the old site: the folder of Hugo's `content` and that of Jekyll's posts have no name there. */
export const placeOf = (file: MarkdownFile): string => {
  const folder = dirname(file.path);
  const place = /(?:^|\/)index\.\w+$/.test(file.path) ? dirname(folder) : folder;
  const named = place.split('/').filter((part) => part !== '.' && !/^(_\w+|content)$/.test(part));
  return `/${[...named, slugIn(file)].join('/')}`;
};

/**
 * The addresses of a post on the old site: those in its fields, else that of its file.
 * @param form of all addresses, such as /posts/:slug
 */
export function markdownAddresses(file: MarkdownFile, day: string, form?: string): string[] {
  const { fields, path } = file;
  const isJekyll = /(?:^|\/)\d{4}-\d{2}-\d{2}-/.test(path);
  const written = [textIn(fields, 'permalink'), textIn(fields, 'url')]
    // Eleventy can calculate an address.
    .filter((address) => address !== '' && !/[{}]/.test(address) && address !== 'false')
    .map((address) => filledIn(address, file, day));
  const usual = form
    ? [filledIn(form, file, day)]
    : isJekyll
      ? ['.html', ''].map((ending) =>
          filledIn(`/:categories/:year/:month/:day/:title${ending}`, file, day),
        )
      : [placeOf(file)];
  const older = listIn(fields, 'aliases', 'alias', 'redirect_from', 'redirects');
  const isWritten = fieldIn(fields, 'permalink') !== false && written.length > 0;
  return [...(isWritten ? written : usual), ...older]
    .map((address) => (/^(https?:|\/)/.test(address) ? address : `/${address}`))
    .map((address) => address.replace(/\/index\.html$/, '/'));
}
