import { z } from 'astro/zod';
import { withNonBreakingUnits } from '../non-breaking-units.ts';
import { unknownPlaceholder, withPlaceholders } from '../placeholders.ts';
import { markupIn, shortcodeIn } from './markup.ts';

/** Copy between `min` and `max` characters, with its placeholders filled in. */
function copyOf(
  min: number,
  max: number,
  purpose: string,
  change: (copy: string) => string,
  findMarkup: (copy: string) => string | undefined = markupIn,
) {
  return z
    .string({ error: `is missing. Write ${purpose} (${min} to ${max} characters).` })
    .trim()
    .refine((copy) => !/\{\{|\}\}/.test(copy), {
      error: 'has two braces. A placeholder has one on each side: {city}.',
    })
    .transform((copy) => change(withPlaceholders(copy)))
    .superRefine((value, context) => {
      for (const problem of [unknownPlaceholder(value, purpose), findMarkup(value)])
        if (problem) context.addIssue(problem);
      if (value.length < min)
        context.addIssue(`is ${value.length} characters long. Write at least ${min}: ${purpose}.`);
      if (value.length > max)
        context.addIssue(`is ${value.length} characters long. Shorten it to ${max}: ${purpose}.`);
    })
    .meta({
      description: `${purpose} (${min} to ${max} characters)`,
      editor: { minlength: min, maxlength: max },
    });
}

/**
 * One line or paragraph of the page, between `min` and `max` characters.
 * The limits come from the layout. Placeholders such as `{product}` are filled in.
 */
export const text = (min: number, max: number, purpose: string) =>
  copyOf(min, max, purpose, withNonBreakingUnits);

/** Text that is not set in lines of the page: for search engines, screen readers, mail and messages. */
export const plainText = (min: number, max: number, purpose: string) =>
  copyOf(min, max, purpose, (copy) => copy);

/** A part of the text of an article, with links and bold words in Markdown. */
export const markdown = (min: number, max: number, purpose: string) =>
  copyOf(min, max, purpose, withNonBreakingUnits, shortcodeIn);

/** A value of a fixed form. @param rule what it must be, with an example, for the message */
export const formatted = (purpose: string, form: RegExp, rule: string) =>
  z
    .string({ error: `is missing. Write ${purpose}.` })
    .regex(form, { error: `must be ${rule}.`, abort: true })
    .meta({ description: purpose, editor: { rule } });

/** A colour as six digits. */
export const colour = (purpose: string) =>
  formatted(purpose, /^#[\da-fA-F]{6}$/, 'a colour of six digits in quotes, such as "#ff5a1f"');

/** A heading or title: up to 90 characters. */
export const heading = (purpose: string) => text(2, 90, purpose);

/** A short label: a button, a tab, a caption. */
export const label = (purpose: string) => text(1, 48, purpose);

/** A paragraph of running text. */
export const paragraph = (purpose: string) => text(20, 900, purpose);

/** A short paragraph for cards and lists. */
export const blurb = (purpose: string) => text(10, 320, purpose);

/** A list with an exact or bounded number of entries, and a message that says how many. */
export function list<Item extends z.ZodType>(
  item: Item,
  min: number,
  max: number,
  purpose: string,
) {
  const count = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const items = z
    .array(item, { error: `is missing. Add a list with ${count} ${purpose}.` })
    .min(min, { error: `needs ${count} ${purpose}.` })
    .max(max, { error: `has too many entries: keep ${count} ${purpose}.` })
    .describe(`${count} ${purpose}`);
  // The editor leaves empty lists out.
  return (min === 0 ? items.default([]) : items) as typeof items;
}
