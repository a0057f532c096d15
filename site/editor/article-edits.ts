import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { isPart, type PartNode, partFields } from '../schemas/part-fields.ts';
import { type Group, keptValue, pairs } from './kept-values.ts';
import { editedPart, partText } from './part-edits.ts';
import { editedYaml } from './yaml-edits.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

const frontMatter = /^---\n([\s\S]*?)\n---\n*/;

/** The paragraphs, lists, headings and parts of a body, as they are written. */
function blocksOf(body: string): string[] {
  const tree = reader.parse(body);
  return tree.children.map(({ position }) =>
    body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0),
  );
}

type Part = { name: string; fields: Group; node: PartNode };

/** The part that a block holds; null for words, and for what only the build can complain about. */
export function partIn(block: string): Part | null {
  if (!block.startsWith('<')) return null;
  try {
    const [node, ...others] = reader.parse(block).children;
    if (!node || others.length > 0 || !isPart(node as PartNode)) return null;
    const { name } = node as PartNode;
    const fields = partFields(node as PartNode) as Group;
    return name ? { name, fields, node: node as PartNode } : null;
  } catch {
    return null;
  }
}

type MarkdownNode = {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  ordered?: boolean | null;
  children?: MarkdownNode[];
};

const holdWords = ['paragraph', 'heading', 'tableCell'];

/** The words of a text, each with what it is set in: strong, a link. Spaces are set in nothing. */
function wordsOf(
  { type, value = '', url = '', alt, children }: MarkdownNode,
  marks: string[],
): string[] {
  if (type === 'text')
    return value
      .split(/(\s+)/)
      .filter(Boolean)
      .map((word) => (word.trim() ? `${marks.toSorted().join()}:${word}` : ' '));
  if (!children) return [`${type} ${marks.toSorted().join()}:${value}${url}${alt ?? ''}`];
  return children.flatMap((child) => wordsOf(child, [...marks, type + url]));
}

function saidIn({ type, value, depth, ordered, children = [] }: MarkdownNode): unknown {
  const said = holdWords.includes(type)
    ? children.flatMap((child) => wordsOf(child, []))
    : children.map(saidIn);
  return { type, value, depth, ordered, said };
}

/** What a block says, apart from how its Markdown is written. */
function meaning(block: string): string {
  const part = partIn(block);
  if (part) return JSON.stringify([part.name, part.fields]);
  try {
    return JSON.stringify(saidIn(reader.parse(block) as MarkdownNode));
  } catch {
    return block;
  }
}

const saySame = (one: string, other: string) => one === other || meaning(one) === meaning(other);

/** Signs that a word editor escapes or sets in its own way, though they mean the same. */
const plain = (word: string) => word.replaceAll(/[\\*_]/g, '');

/** Pieces of a text with those that did not change as they were written. */
const merged = (
  before: readonly string[],
  after: readonly string[],
  same: (one: string, other: string) => boolean,
  changed: (before: string, after: string) => string,
) =>
  pairs(before, after, same)
    .filter(({ to }) => to !== undefined)
    .map(({ from, to }) => {
      const now = after[to as number] as string;
      const old = from === undefined ? undefined : before[from];
      if (old === undefined) return changed('', now);
      return same(old, now) ? old : changed(old, now);
    });

const rewrittenLine = (before: string, after: string) =>
  merged(
    before.split(/(\s+)/),
    after.split(/(\s+)/),
    (one, other) => plain(one) === plain(other),
    (_, now) => now,
  ).join('');

/** A changed block with the lines and words that did not change as they were written. */
function rewritten(before: string, after: string): string {
  const part = partIn(after);
  const old = partIn(before);
  if (part && old && part.name === old.name) return editedPart(before, old.node, part.fields);
  if (part) return partText(part.name, keptValue(undefined, part.fields, new Set()) as Group);
  const text = merged(before.split('\n'), after.split('\n'), saySame, rewrittenLine).join('\n');
  return meaning(text) === meaning(after) ? text : after;
}

/** A body with other words in it: blocks that say what they said stay as they were written. */
function editedBody(source: string, body: string): string {
  if (body.trim() === source.trim()) return source;
  return `${merged(blocksOf(source), blocksOf(body), saySame, rewritten).join('\n\n')}\n`;
}

/** An article as the editor shows it: the fields above, and its body as one of them. */
export function readArticle(source: string): Group {
  const [whole = '', fields = ''] = frontMatter.exec(source) ?? [];
  return { ...parse(fields), body: source.slice(whole.length) };
}

/**
 * An article with other values in it: only what changed is written anew.
 * @param source the file as it was; empty for a new one
 * @param needed names of fields that must be there even when they are blank
 */
export function editedArticle(
  source: string,
  { body, ...fields }: Group,
  needed: ReadonlySet<string>,
): string {
  const [whole = '', head = ''] = frontMatter.exec(source) ?? [];
  const top = editedYaml(head, fields, needed).trimEnd();
  const old = source.slice(whole.length);
  return `---\n${top}\n---\n\n${editedBody(old, String(body ?? ''))}`;
}
