import type { z } from 'astro/zod';
import { brokenLink } from '../check/link-problem.ts';
import { leastWidth } from '../check/picture-problems.ts';
import { suggestion } from '../check/suggestion.ts';
import { validate } from '../check/validate.ts';
import type { KnownPaths } from '../page-paths.ts';
import { controlCharacterIn } from '../read-yaml.ts';
import { type ArticleComponent, articleComponents } from '../schemas/article-components.ts';
import type { ContentSchema } from '../schemas/picture.ts';
import type { Component, Report } from './article-tree.ts';
import { componentFields } from './component-fields.ts';
import { NonLiteralField } from './jsx-literals.ts';

/** How an article has what somebody pasted as HTML. */
const inMarkdown: [tags: RegExp, fix: string][] = [
  [/^(ul|ol|li)$/, 'Write each point of a list as a line that begins with "- ".'],
  [/^(table|thead|tbody|tr|td|th)$/, 'Use <ComparisonTable …/> for a table.'],
  [/^h[1-6]$/, 'Begin the line of a heading with "## ".'],
  [/^(b|strong)$/, 'Write **bold words**.'],
  [/^(i|em)$/, 'Write *words in italics*.'],
  [/^a$/, 'Write a link as [words](/path).'],
  [/^(img|figure|figcaption)$/, 'Write a picture as ![What can be seen](./name.jpg).'],
  [/^(iframe|video|embed)$/, 'Use <Video …/> for a video, or write a link to it.'],
  [/^audio$/, 'Write a link to it.'],
  [/^[a-z]/, 'Delete its tags and keep the text: an empty line begins a paragraph.'],
];

const names = Object.keys(articleComponents);
/** The values of a component's fields as they are written. */
function fieldsOf(component: Component, report: Report): Record<string, unknown> | undefined {
  try {
    return componentFields(component);
  } catch (error) {
    if (!(error instanceof NonLiteralField)) throw error;
    report(
      component,
      error.field === undefined
        ? `<${component.name}> contains {...}. Write each field by its name.`
        : `<${component.name}> ${error.field}: must be written out: text in quotes, a number, a list.`,
    );
    return undefined;
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What to write in place of an HTML element; undefined for a component. */
export const fixOfHtml = ({ name }: Component) =>
  inMarkdown.find(([tags]) => tags.test(name ?? ''))?.[1];

/** Components: a known name, nothing between the tags, fields as its schema says. */
export async function checkComponent(
  component: Component,
  file: string,
  known: KnownPaths,
  report: Report,
): Promise<void> {
  const { name } = component;
  if (!name || !Object.hasOwn(articleComponents, name)) {
    const fix = fixOfHtml(component);
    report(
      component,
      fix
        ? `<${name}> is HTML, and an article is Markdown. ${fix} Text pasted into the editor at /admin is converted.`
        : `<${name ?? ''}> is not a component that articles can use. ${suggestion(name ?? '', names)}`,
    );
    return;
  }
  if (component.children.length > 0)
    report(
      component,
      `<${name}> has text between its tags. Write it into its fields and end it with />.`,
    );
  const fields = fieldsOf(component, report);
  if (!fields) return;
  const [control] = textsIn(fields).flatMap((text) => controlCharacterIn(text) ?? []);
  if (control) report(component, `<${name}> ${control}`);
  const schema: ContentSchema<z.ZodType> = articleComponents[name as ArticleComponent];
  const options = { lineOf: () => undefined, leastWidth: leastWidth.text };
  for (const problem of await validate(schema, fields, file, options))
    report(component, `<${name}> ${problem}`);
  const { url } = fields;
  const link = typeof url === 'string' ? brokenLink(url, known) : undefined;
  if (link) report(component, `<${name}> ${link}`);
}
