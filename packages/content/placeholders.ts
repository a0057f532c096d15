import { agencyDay } from './agency-day.ts';
import { brandPlaceholders } from './brand-values.ts';
import { suggestion } from './check/suggestion.ts';
import { offerPlaceholders, offerValue } from './offer-values.ts';
import { readYaml } from './read-yaml.ts';

/*
 * Placeholders in texts: `{product}` of brand.yaml, `{website.from}` of offer.yaml, `{gstCredit}` of the sentences of
 * articles. Each value is in one file only. Others, such as `{reference}`, belong to the fields that name them in
 * their description, and stay as they are.
 */

/** Placeholders without a dot, in every text. */
export const plainPlaceholders: Record<string, { meaning: string; value: () => unknown }> = {
  ...brandPlaceholders,
  year: { meaning: 'this year', value: () => agencyDay(new Date()).slice(0, 4) },
};

/** A placeholder, unless a backslash before it says that the braces are shown. */
const placeholder = /(?<!\\)\{(\w+)(?:\.(\w+))?\}/g;

function placeholderValue(name: string, part: string | undefined): unknown {
  if (part !== undefined) return offerValue(name, part);
  return Object.hasOwn(plainPlaceholders, name) ? plainPlaceholders[name]?.value() : undefined;
}

/** Fills in the placeholders of a text. */
export const withPlaceholders = (copy: string): string =>
  copy.replace(placeholder, (token, name: string, part?: string) =>
    String(placeholderValue(name, part) ?? token),
  );

type InterfaceCopy = { article?: { sentences?: Record<string, string> } } | null | undefined;

/** Fills in the placeholders of an article, first the sentences that several articles share. */
export function withArticlePlaceholders(source: string): string {
  const copy = readYaml('pages/interface.yaml') as InterfaceCopy;
  const sentences = copy?.article?.sentences ?? {};
  const filled = source.replace(placeholder, (token, name: string, part?: string) =>
    part === undefined && Object.hasOwn(sentences, name) ? String(sentences[name]) : token,
  );
  return withPlaceholders(filled);
}

/**
 * What to say of a placeholder that is still in a text; undefined when there is none.
 * @param purpose the description of its field, which names the placeholders that the page fills in later
 */
export function unknownPlaceholder(copy: string, purpose = ''): string | undefined {
  const left = copy.match(/(?<!\\)\{\w+(?:\.\w+)?\}/g) ?? [];
  // One that the brand should fill in is reported there.
  const token = left.find(
    (one) => !purpose.includes(one) && !Object.hasOwn(plainPlaceholders, one.slice(1, -1)),
  );
  if (!token) return undefined;
  const name = token.slice(1, -1);
  const offered = [...offerPlaceholders().keys()];
  if (!name.includes('.'))
    return `has ${token}, which nothing fills in. ${suggestion(name, Object.keys(plainPlaceholders))}`;
  const fix = offered.length > 0 ? suggestion(name, offered) : 'This content has no offer.yaml.';
  return `has ${token}, which offer.yaml does not have. ${fix}`;
}
