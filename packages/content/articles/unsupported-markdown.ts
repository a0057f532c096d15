import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

type Node = {
  type: string;
  checked?: boolean | null;
  children?: readonly { type: string; value?: string }[];
  position?: { start: { line: number } };
};

const messages: Record<string, string> = {
  delete:
    'has words between two ~, which strikes them through. Write \\~ to show the sign, or "to" for a range.',
  footnoteReference:
    'has a footnote, which articles do not have. Write it into the sentence, or as a <Callout>.',
  taskList:
    'has a list with [ ], whose boxes nobody can tick. Use <Checklist title="…" items={[…]} />.',
};

/** A table that the parser takes for text. */
const isPipes = ({ type, children: [first] = [] }: Node) =>
  type === 'paragraph' && /^\|.*\|\s*(\n|$)/.test(first?.value ?? '');

function messageOf(node: Node): string | undefined {
  if (isPipes(node))
    return 'has a table that is shown as signs. Below its first line write one of hyphens: | --- | --- |, with as many cells.';
  const { type, checked } = node;
  return messages[type === 'listItem' && typeof checked === 'boolean' ? 'taskList' : type];
}

/** What the parser of the build knows and articles do not have, each with its line. */
export function unsupportedMarkdown(body: string): { line: number; message: string }[] {
  const found: { line: number; message: string }[] = [];
  visit(mdxToMdast(body) as Parameters<typeof visit>[0], (node) => {
    const { position } = node as Node;
    const message = messageOf(node as Node);
    if (message) found.push({ line: position?.start.line ?? 1, message });
  });
  return found;
}
