import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { z } from 'astro/zod';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { anchorProblem } from '../check/anchors.ts';
import { linkProblem, redirectProblem } from '../check/link-problem.ts';
import { leastWidth, pictureFileProblem } from '../check/picture-problems.ts';
import { suggestion } from '../check/suggestion.ts';
import { placeholderMark } from '../check/unfinished-texts.ts';
import { validate } from '../check/validate.ts';
import { type KnownPaths, knownPaths } from '../page-paths.ts';
import { isInContent, pictureNameProblem } from '../picture-path.ts';
import { unknownPlaceholder } from '../placeholders.ts';
import { controlCharacterIn } from '../read-yaml.ts';
import { type ArticleComponent, articleComponents } from '../schemas/article-components.ts';
import { shortcodeIn } from '../schemas/markup.ts';
import type { ContentSchema } from '../schemas/picture.ts';
import { codeProblems, isComment } from './article-code.ts';
import { bodyOf } from './article-text.ts';
import { componentFields } from './component-fields.ts';
import { headingSlugs } from './heading-anchors.ts';
import { NonLiteralField } from './jsx-literals.ts';
import { unsupportedMarkdown } from './unsupported-markdown.ts';

const reader = unified().use(remarkParse).use(remarkMdx);

type Tree = ReturnType<typeof reader.parse>;
type Component = Extract<Tree['children'][number], { type: 'mdxJsxFlowElement' }>;
type Report = (node: { position?: { start: { line: number } } }, problem: string) => void;

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
const shortestAlt = 12;

/** A line of running text with the signs escaped that are read as code; undefined for a line of a component. */
function escapedLine(line: string): string | undefined {
  if (/<\/?[A-Z]|^\s*\/?>/.test(line)) return undefined;
  const escaped = line.replace(/(?<!\\)</g, '&lt;').replace(/(?<!\\)\{/g, '\\{');
  return escaped === line ? undefined : escaped.trim();
}

/** What MDX cannot read is mostly a character of running text that it takes for code. */
function unreadable(error: unknown, body: string): string {
  const { message, line = 1 } = error as Error & { line?: number };
  const written = body.split(/\r?\n/)[line - 1] ?? '';
  if (written.includes('<!--'))
    return `line ${line}: has a comment <!-- … -->, which an article cannot have. Delete it, or write {/* … */}.`;
  const escaped = escapedLine(written);
  const offer = escaped === undefined ? '' : ` This line is then: ${escaped}`;
  return `line ${line}: cannot be read (${message}). In running text write &lt; for <, and \\{ for {. Between < and /> every field is name="text" or name={[…]}.${offer}`;
}

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

const fixOfHtml = ({ name }: Component) => inMarkdown.find(([tags]) => tags.test(name ?? ''))?.[1];

/** Components: a known name, nothing between the tags, fields as its schema says. */
async function checkComponent(
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

const brokenLink = (url: string, known: KnownPaths) =>
  redirectProblem(url, known) ?? linkProblem(url, known);

function checkMarkdown(tree: Tree, file: string, known: KnownPaths, report: Report): void {
  let depth = 1;
  const headings = headingSlugs(bodyOf(file));
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      report(
        node,
        'begins with import or export. Components need no import: <Callout …/> is enough.',
      );
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!isComment(node.value))
        report(
          node,
          `${unknownPlaceholder(`{${node.value}}`) ?? `{${node.value}} is in braces, which are read as code.`} To show the braces, write \\{${node.value}}`,
        );
    }
    if (node.type === 'heading') {
      if (node.depth === 1)
        report(
          node,
          'a heading with one # is the title, which is in `heading` above. Begin with ##.',
        );
      else if (node.depth > depth + 1)
        report(
          node,
          `a heading with ${'#'.repeat(node.depth)} follows one with ${'#'.repeat(depth)}. Write ${'#'.repeat(depth + 1)}.`,
        );
      depth = node.depth;
    }
    if (node.type === 'link' || node.type === 'definition') {
      const problem = brokenLink(node.url, known) ?? anchorProblem(node.url, headings);
      if (problem) report(node, problem);
    }
    // What the import could not bring is a placeholder of a draft.
    const shortcode =
      node.type === 'text' && !node.value.includes(placeholderMark)
        ? shortcodeIn(node.value)
        : undefined;
    if (shortcode) report(node, shortcode);
    const [spaced] =
      node.type === 'text' ? (/!\[[^\]]*\]\([^\s)]*\s[^)]*\)/.exec(node.value) ?? []) : [];
    if (spaced)
      report(
        node,
        `${spaced} has a space in the name of its file. Rename the file, with hyphens instead.`,
      );
    if (node.type === 'image') {
      const { url, alt, title } = node;
      if ((alt ?? '').length < shortestAlt)
        report(node, `the picture "${url}" needs a description: ![What can be seen](${url}).`);
      if (title)
        report(
          node,
          `the picture "${url}" has a title, which is not shown. Write it into the text.`,
        );
      const name = pictureName(url);
      const wrongName = pictureNameProblem(name);
      if (/^\w+:|^\//.test(url) || !isInContent(resolve(dirname(file), name)))
        report(
          node,
          `the picture "${url}" is in another folder. Put it beside the article and write ./name.jpg.`,
        );
      else if (wrongName) report(node, `the picture "${url}" ${wrongName}.`);
      else if (!existsSync(resolve(dirname(file), name)))
        report(node, `the picture "${url}" does not exist. Put the file beside the article.`);
    }
  });
}

/** The name of a picture in Markdown, where a space is written %20. */
export function pictureName(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const parseArticle = (file: string): Tree => reader.parse(bodyOf(file));

/** The names of pictures in Markdown. */
function markdownPictures(tree: Tree): string[] {
  const names = new Set<string>();
  visit(tree, 'image', ({ url }) => {
    names.add(pictureName(url));
  });
  return [...names];
}

/** The names of pictures in the fields of components; the check reports fields that cannot be read. */
function componentPictures(tree: Tree): string[] {
  const names: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    try {
      names.push(...picturesIn(componentFields(node as Component)));
    } catch (error) {
      if (!(error instanceof NonLiteralField)) throw error;
    }
  });
  return names;
}

/** Each text of a field `src`. */
const picturesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'src' && typeof inner === 'string' ? inner : picturesIn(inner),
      )
    : [];

/** The pictures in the text of an article, each by its name there, as Astro's schema takes them. */
export function articlePictures(file: string): Record<string, string> {
  // Reading the whole text takes a while, and most have none.
  if (!/!\[|\bsrc\b/.test(bodyOf(file))) return {};
  const tree = parseArticle(file);
  const names = [...markdownPictures(tree), ...componentPictures(tree)];
  return Object.fromEntries(names.map((name) => [name, name]));
}

function lineOfPicture(tree: Tree, name: string): number {
  let line = 1;
  visit(tree, 'image', ({ url, position }) => {
    if (pictureName(url) === name) line = position?.start.line ?? 1;
  });
  return line;
}

/**
 * Every mistake in the text of an article, as lines "line N: what is wrong and what to do".
 * @param file absolute path of the .mdx file
 * @param known where its links may lead
 */
export async function articleProblems(
  file: string,
  known: KnownPaths = knownPaths(),
): Promise<string[]> {
  const problems: { line: number; text: string }[] = [];
  const report: Report = ({ position }, problem) => {
    const line = position?.start.line ?? 1;
    problems.push({ line, text: `line ${line}: ${problem}` });
  };
  let tree: Tree;
  try {
    tree = parseArticle(file);
  } catch (error) {
    return [unreadable(error, bodyOf(file))];
  }
  checkMarkdown(tree, file, known, report);
  const components: Component[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      components.push(node as Component);
  });
  for (const name of markdownPictures(tree)) {
    const picture = resolve(dirname(file), name);
    if (pictureNameProblem(name) || !isInContent(picture) || !existsSync(picture)) continue;
    const problem = await pictureFileProblem(picture, leastWidth.text);
    const line = lineOfPicture(tree, name);
    if (problem) problems.push({ line, text: `line ${line}: the picture "${name}" ${problem}` });
  }
  const isFirst = (component: Component, index: number) => {
    const fix = fixOfHtml(component);
    return !fix || components.findIndex((one) => fixOfHtml(one) === fix) === index;
  };
  for (const component of components.filter(isFirst))
    await checkComponent(component, file, known, report);
  if (problems.length === 0)
    for (const { line, code } of codeProblems(bodyOf(file)))
      problems.push({
        line,
        text: `line ${line}: ${code} is read as code. Write the text, or \\{ for { and &lt; for <.`,
      });
  if (problems.length === 0)
    for (const { line, message } of unsupportedMarkdown(bodyOf(file)))
      problems.push({ line, text: `line ${line}: ${message}` });
  return problems.sort((one, other) => one.line - other.line).map(({ text }) => text);
}
