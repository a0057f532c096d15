import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { visit } from 'unist-util-visit';
import { anchorProblem } from '../check/anchors.ts';
import { brokenLink } from '../check/link-problem.ts';
import { leastWidth, pictureFileProblem } from '../check/picture-problems.ts';
import { placeholderMark } from '../check/unfinished-texts.ts';
import { type KnownPaths, knownPaths } from '../page-paths.ts';
import { isInContent, pictureNameProblem } from '../picture-path.ts';
import { unknownPlaceholder } from '../placeholders.ts';
import { shortcodeIn } from '../schemas/markup.ts';
import { codeProblems, isComment } from './article-code.ts';
import { lineOfPicture, markdownPictures, pictureName } from './article-pictures.ts';
import { bodyOf } from './article-text.ts';
import { type Component, parseArticle, type Report, type Tree } from './article-tree.ts';
import { checkComponent, fixOfHtml } from './component-problems.ts';
import { headingSlugs } from './heading-anchors.ts';
import { unreadable } from './unreadable-text.ts';
import { unsupportedMarkdown } from './unsupported-markdown.ts';

const shortestAlt = 12;

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
