import { placeholderMark } from '@agency/content/check/unfinished-texts.ts';
import { pathProblem } from '@agency/content/page-paths.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';
import { slugFrom } from './entry-slug.ts';
import { makeEntry } from './new-entry.ts';

/** The one name or title of the words. @throws when there is none, or it was not in quotes */
function nameIn(words: readonly string[], kindName: string, { argument }: EntryKind): string {
  const [name = '', ...more] = words.map((word) => word.trim().replace(/\s+/g, ' '));
  if (!name) throw new Error(`The ${argument} is missing: npm run new -- ${kindName} "…"`);
  if (more.length > 0)
    throw new Error(
      `Put the ${argument} in quotes: npm run new -- ${kindName} "${[name, ...more].join(' ')}"`,
    );
  if (kindName === 'person' && name.length > 48)
    throw new Error('The name is too long: use up to 48 characters.');
  return name;
}

/** @throws when neither the given slug nor the name can be in a web address */
function slugOf(name: string, given: string | undefined): string {
  const slug = given ?? slugFrom(name);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Error(
    given === undefined
      ? `"${name}" has no Latin letters, so no web address can be made from it. Add --slug words-with-hyphens.`
      : `"${slug}" cannot be in a web address. Use lower-case letters, digits and single hyphens: ${slugFrom(slug) || 'spring-offers'}`,
  );
}

/**
 * Creates an entry from the words of the command.
 * @returns the text to print
 * @throws with the fix when the words name no possible entry, or one that exists
 */
export async function entryFromWords(
  kindName: string,
  words: readonly string[],
  given?: string,
): Promise<string> {
  const kind = entryKinds[kindName];
  if (!kind) throw new Error(`"${kindName}" is not a type of entry.`);
  const name = nameIn(words, kindName, kind);
  const slug = slugOf(name, given);
  const taken = kindName === 'page' && pathProblem(slug);
  if (taken) throw new Error(`${taken}. Choose another title, or give --slug.`);
  const file = await makeEntry(kind, name, slug);
  const { draft, published } = kind.fields(name, slug);
  const hidden = draft ? 'draft: true' : published === false ? 'published: false' : undefined;
  return `Made ${file}

  Page      ${kind.page(slug)} (npm run dev shows it)
  Words     replace every text that begins with "${placeholderMark}"; npm run check lists what is left
${hidden ? `  Publish   then remove "${hidden}": visitors do not see the page before\n` : ''}${kind.picture ? `  Picture   replace ${kind.picture.name(slug)} next to the file, ${kind.picture.draw ? 'the initials, by a photograph if there is one' : 'which is a placeholder'}\n` : ''}  Meaning   docs/fields.md explains every field`;
}
