import { type Node, parse, parseDocument, stringify } from 'yaml';
import { equal, keptValue, saysTheSame, type Value } from './kept-values.ts';
import { withEdits } from './text-edits.ts';
import { YamlEditor } from './yaml-editor.ts';

const commentsAbove = (source: string) => /^(?:#.*\n|\s*\n)*/.exec(source)?.[0] ?? '';

/**
 * A YAML file with other values in it: comments, quotes, order and line breaks stay as they were written,
 * and only what a value changed is written anew.
 * @param source the file as it was; empty for a new one
 * @param value what the form says
 * @param needed names of fields that must be there even when they are blank
 */
export function editedYaml(
  source: string,
  value: Value,
  needed: ReadonlySet<string> = new Set(),
): string {
  const document = parseDocument(source);
  const before = (document.toJS() ?? undefined) as Value;
  const after = keptValue(before, value, needed);
  if (equal(before, after)) return source;
  if (document.contents && document.errors.length === 0) {
    const editor = new YamlEditor(source);
    editor.change(document.contents as Node, before, after, false);
    const text = withEdits(source, editor.edits);
    try {
      if (saysTheSame(parse(text) as Value, after)) return text;
    } catch {
      // Written anew below.
    }
  }
  return commentsAbove(source) + stringify(after, { lineWidth: 0 });
}
