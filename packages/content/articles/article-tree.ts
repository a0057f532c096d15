import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { bodyOf } from './article-text.ts';

const reader = unified().use(remarkParse).use(remarkMdx);

export type Tree = ReturnType<typeof reader.parse>;
export type Component = Extract<Tree['children'][number], { type: 'mdxJsxFlowElement' }>;
/** Takes a problem, and the node at whose line it is. */
export type Report = (node: { position?: { start: { line: number } } }, problem: string) => void;

/** The text of an article as a tree. @throws when MDX cannot read it */
export const parseArticle = (file: string): Tree => reader.parse(bodyOf(file));
