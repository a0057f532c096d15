import { parse, parseExpressionAt } from 'acorn';
import {
  defineMdastPlugin,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToMdast,
} from 'satteri';
import { visit } from 'unist-util-visit';
import { articleComponents } from '../schemas/article-components.ts';
import { literalValue, NonLiteralField } from './jsx-literals.ts';

type Expression = Parameters<typeof literalValue>[0];
type Component = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = { type: string; name?: string; value?: unknown };
type Node = {
  type: string;
  value?: string;
  name?: string | null;
  attributes?: readonly Attribute[];
  position?: { start: { line: number } };
};

const syntax = { ecmaVersion: 'latest' } as const;

/** Whether what is between braces is a comment and nothing else. */
export function isComment(code: string): boolean {
  try {
    return parse(code, syntax).body.length === 0 && code.trim().endsWith('*/');
  } catch {
    return false;
  }
}

/** The value of JSON between braces. @throws for anything that would have to be calculated */
function jsonValue(code: string, field: string): unknown {
  const expression = parseExpressionAt(code, 0, syntax);
  if (parse(code.slice(expression.end), syntax).body.length > 0) throw new NonLiteralField(field);
  return literalValue(expression as unknown as Expression, field);
}

/** A field with its value as JSON, so that nothing that an editor wrote is compiled. */
function asData({ type, name, value }: Attribute): Attribute {
  if (type !== 'mdxJsxAttribute' || !name || !/^[a-z]\w*$/i.test(name))
    throw new NonLiteralField(name);
  if (value === null || value === undefined || typeof value === 'string')
    return { type, name, value };
  const { value: code } = value as { value: string };
  const json = JSON.stringify(jsonValue(code, name));
  return { type, name, value: { type: 'mdxJsxAttributeValueExpression', value: json } };
}

const isComponent = (name: string | null | undefined) =>
  typeof name === 'string' && Object.hasOwn(articleComponents, name);

function dataOf(node: Node): Attribute[] {
  if (!isComponent(node.name)) throw new NonLiteralField();
  return (node.attributes ?? []).map(asData);
}

/** What in a node of an article would run as code; undefined when nothing does. */
function codeIn(node: Node): string | undefined {
  try {
    if (node.type === 'mdxjsEsm') return String(node.value);
    if (node.type.endsWith('Expression') && !isComment(String(node.value)))
      return `{${node.value}}`;
    if (node.type.startsWith('mdxJsx')) dataOf(node);
    return undefined;
  } catch {
    return `<${node.name ?? ''}>`;
  }
}

function refuse(node: Node): void {
  const code = codeIn(node);
  if (code !== undefined) throw new Error(`${code} is code. An article is text and components.`);
}

/** The same component with JSON only. Nothing may be between its tags. */
const component = (node: Component): Component => ({
  type: node.type,
  name: node.name,
  attributes: dataOf(node) as Component['attributes'],
  children: [],
});

/**
 * The last check before an article is compiled: comments are removed, components have JSON only, everything else that
 * could run as code ends the build. `npm run check` says the same earlier, with the line.
 */
export const refuseCode = defineMdastPlugin({
  name: 'refuse-code',
  mdxjsEsm: refuse,
  mdxFlowExpression(node, context) {
    refuse(node);
    context.removeNode(node);
  },
  mdxTextExpression(node, context) {
    refuse(node);
    context.removeNode(node);
  },
  mdxJsxFlowElement(node, context) {
    refuse(node);
    context.replaceNode(node, component(node));
  },
  mdxJsxTextElement(node, context) {
    refuse(node);
    context.replaceNode(node, component(node));
  },
});

/**
 * What would run as code when the site is built, read by the parser of the build: it could take something for code
 * that the parser of the check takes for text.
 */
export function codeProblems(body: string): { line: number; code: string }[] {
  const problems: { line: number; code: string }[] = [];
  visit(mdxToMdast(body) as Parameters<typeof visit>[0], (node) => {
    const code = codeIn(node as Node);
    if (code !== undefined) problems.push({ line: (node as Node).position?.start.line ?? 1, code });
  });
  return problems;
}
