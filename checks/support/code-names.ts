import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One name of the code, where it stands first in its file. */
type CodeName = { name: string; line: number };

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Whether a name is that of a field, a prop or a method, and no variable. */
function isMember({ parent, ...node }: ts.Node): boolean {
  if (ts.isBindingElement(parent)) return ts.isObjectBindingPattern(parent.parent);
  if (ts.isPropertyAccessExpression(parent)) return parent.name.pos === node.pos;
  return (
    ts.isPropertySignature(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
}

const isCalledName = ({ parent, ...node }: ts.Node): boolean =>
  ts.isFunctionDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.pos === node.pos);

/**
 * Identifiers and names of attributes; what stands in comments, strings and regular expressions is
 * prose. A member is also given as `.name`, what is called as `name()`.
 */
function namesOfScript(source: string): CodeName[] {
  const file = ts.createSourceFile('code.tsx', source, ts.ScriptTarget.Latest, true);
  const names = new Map<string, number>();
  const add = (name: string, { end }: ts.Node) => {
    if (!names.has(name)) names.set(name, end);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      add(node.text, node);
      if (isMember(node)) add(`.${node.text}`, node);
      if (isCalledName(node)) add(`${node.text}()`, node);
    }
    if (ts.isJsxNamespacedName(node)) add(`${node.namespace.text}:${node.name.text}`, node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...names].map(([name, end]) => ({ name, line: lineAt(source, end) }));
}

const matches = (source: string, pattern: RegExp): CodeName[] =>
  [...source.matchAll(pattern)].map(({ 1: name = '', index }) => ({
    name,
    line: lineAt(source, index),
  }));

/** Classes, custom properties and attributes. */
const namesOfStyles = (source: string) =>
  matches(
    source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/./g, ' ')),
    /(?:\.|--|\[)([a-z][\w-]*)/gi,
  );

/** The code above the page, and below it tags with their attributes. */
function namesOfRoute(source: string): CodeName[] {
  const [, code = '', ...markup] = source.split(/^---$/m);
  const above = lineAt(source, source.indexOf(code)) - 1;
  const below = lineAt(source, source.indexOf(markup[0] ?? '')) - 1;
  return [
    ...namesOfScript(code).map(({ name, line }) => ({ name, line: line + above })),
    ...matches(markup.join('---'), /[<\s]([A-Za-z][\w:-]*)(?==|[\s/>])/g).map(({ name, line }) => ({
      name,
      line: line + below,
    })),
  ];
}

/** Every name that a file of code gives or uses. */
export function namesIn(file: string): CodeName[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return namesOfStyles(source);
  if (file.endsWith('.astro')) return namesOfRoute(source);
  return /\.(tsx?|mjs)$/.test(file) ? namesOfScript(source) : [];
}

/** The words of a name: `leadDesk`, `lead-desk`, `LEAD_DESK` and `lead-desk.ts` all hold "desk". */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
