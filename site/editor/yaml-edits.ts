import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Group, isGroup, keptValue, pairs, saysTheSame, type Value } from './kept-values.ts';

type Edit = { start: number; end: number; text: string };
type Style = { flow: boolean; indent: number };

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const indented = (text: string, indent: number) => text.replaceAll('\n', `\n${' '.repeat(indent)}`);

/** A value as YAML, without the line break at its end. */
function written(value: Value, { flow, indent }: Style): string {
  const document = new Document(value);
  if (flow && (isMap(document.contents) || isSeq(document.contents))) document.contents.flow = true;
  return indented(document.toString({ lineWidth: 0 }).trimEnd(), indent);
}

/** A text in the style that its place has: quoted or plain, in a line of its own or between commas. */
function writtenText(value: Value, type: Scalar['type'], flow: boolean): string {
  const scalar = new Scalar(value);
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') scalar.type = type;
  const list = new Document([]);
  (list.contents as unknown as YAMLSeq).items.push(scalar);
  (list.contents as unknown as YAMLSeq).flow = flow;
  const text = list.toString({ lineWidth: 0 }).trim();
  return flow ? text.slice(1, -1).trim() : text.slice(1).trim();
}

/** The words of a text that runs over several lines, changed where the value changed, breaks kept. */
function rewrapped(source: string, before: string, after: string): string | null {
  const old = before.split(/[ \n]+/);
  const now = after.split(/ +/);
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail++;
  const words = [...source.matchAll(/[^ \n]+/g)].slice(-old.length);
  if (words.length < old.length) return null;
  const first = words[head];
  const last = words[old.length - 1 - tail];
  const middle = now.slice(head, now.length - tail).join(' ');
  if (!first || !last || last.index < first.index || middle === '') return null;
  return source.slice(0, first.index) + middle + source.slice(last.index + last[0].length);
}

class Editor {
  readonly edits: Edit[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  #rangeOf(node: Node): [number, number] {
    const [start, end] = node.range ?? [0, 0];
    return [start, start + this.#source.slice(start, end).trimEnd().length];
  }

  #columnOf(offset: number): number {
    return offset - (this.#source.lastIndexOf('\n', offset - 1) + 1);
  }

  #endOfLine(offset: number): number {
    const end = this.#source.indexOf('\n', offset);
    return end === -1 ? this.#source.length : end;
  }

  #replace(node: Node, text: string): void {
    const [start, end] = this.#rangeOf(node);
    this.edits.push({ start, end, text });
  }

  #indentOf(collection: YAMLMap | YAMLSeq): number {
    return this.#columnOf(collection.range?.[0] ?? 0);
  }

  change(node: Node, before: Value, after: Value, flow: boolean): void {
    if (equal(before, after)) return;
    if (isMap(node) && isGroup(before) && isGroup(after)) this.#group(node, before, after);
    else if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
      this.#list(node, before, after);
    else if (isScalar(node) && (typeof after !== 'object' || after === null))
      this.#text(node, before, after, flow);
    else this.#replace(node, written(after, { flow: true, indent: 0 }));
  }

  #text(node: Scalar, before: Value, after: Value, flow: boolean): void {
    const [start, end] = this.#rangeOf(node);
    const source = this.#source.slice(start, end);
    const lines = source.includes('\n');
    const wrapped =
      lines && typeof before === 'string' && typeof after === 'string' && !after.includes('\n')
        ? rewrapped(source, before, after)
        : null;
    if (wrapped !== null) {
      this.edits.push({ start, end, text: wrapped });
      return;
    }
    const indent = this.#source.slice(0, start).split('\n').at(-1)?.search(/\S|$/) ?? 0;
    const text = lines
      ? written(after, { flow, indent: indent + 2 })
      : writtenText(after, node.type, flow);
    this.edits.push({ start, end, text });
  }

  #group(map: YAMLMap, before: Group, after: Group): void {
    const entries = map.items.filter((item): item is Pair<Node, Node | null> => isPair(item));
    const nameOf = ({ key }: Pair<Node, Node | null>) => String((key as Scalar).value);
    const sameNames = equal(Object.keys(before).sort(), Object.keys(after).sort());
    const isNew = !Object.keys(after).some((name) => name in before);
    if (isNew || (map.flow && !sameNames)) {
      this.#replace(map, written(after, { flow: true, indent: 0 }));
      return;
    }
    const indent = this.#indentOf(map);
    for (const [index, entry] of entries.entries()) {
      const name = nameOf(entry);
      if (name in after) {
        if (entry.value) this.change(entry.value, before[name], after[name], map.flow === true);
        else if (!equal(before[name], after[name])) {
          const end = (entry.key.range?.[1] ?? 0) + 1;
          const block = typeof after[name] === 'object';
          const text = block
            ? `\n${' '.repeat(indent + 2)}${written(after[name], { flow: false, indent: indent + 2 })}`
            : ` ${writtenText(after[name], undefined, false)}`;
          this.edits.push({ start: end, end, text });
        }
        continue;
      }
      const next = entries[index + 1];
      const start = entry.key.range?.[0] ?? 0;
      if (next) this.edits.push({ start, end: next.key.range?.[0] ?? start, text: '' });
      else {
        const line = this.#source.lastIndexOf('\n', start - 1);
        const end = entry.value ? this.#rangeOf(entry.value)[1] : (entry.key.range?.[1] ?? 0) + 1;
        this.edits.push({ start: Math.max(line, 0), end: this.#endOfLine(end), text: '' });
      }
    }
    const names = Object.keys(after);
    for (const [index, name] of names.entries()) {
      if (name in before) continue;
      const previous = entries.findLast((entry) => names.slice(0, index).includes(nameOf(entry)));
      const anchor = previous ?? entries.at(-1);
      if (!anchor) continue;
      const end = this.#endOfLine(
        anchor.value ? this.#rangeOf(anchor.value)[1] : (anchor.key.range?.[1] ?? 0),
      );
      const text = written({ [name]: after[name] }, { flow: false, indent });
      this.edits.push({ start: end, end, text: `\n${' '.repeat(indent)}${text}` });
    }
  }

  #list(list: YAMLSeq, before: Value[], after: Value[]): void {
    const items = list.items as Node[];
    const paired = pairs(before, after, saysTheSame);
    const sameLength = before.length === after.length;
    if (list.flow && !sameLength) {
      this.#replace(list, written(after, { flow: true, indent: 0 }));
      return;
    }
    const dashOf = (item: Node) => this.#source.lastIndexOf('-', (item.range?.[0] ?? 1) - 1);
    const indent = this.#indentOf(list);
    const flow = items.length > 0 && items.every((item) => isMap(item) && item.flow === true);
    let anchor: Node | undefined;
    for (const { from, to } of paired) {
      const item = from === undefined ? undefined : items[from];
      if (item && to !== undefined) {
        this.change(item, before[from as number], after[to], list.flow === true);
        anchor = item;
      } else if (item) {
        const next = items[(from as number) + 1];
        const start = dashOf(item);
        if (next) this.edits.push({ start, end: dashOf(next), text: '' });
        else
          this.edits.push({
            start: this.#source.lastIndexOf('\n', start),
            end: this.#endOfLine(this.#rangeOf(item)[1]),
            text: '',
          });
      } else if (to !== undefined) {
        const text = `- ${written(after[to], { flow, indent: indent + 2 })}`;
        if (anchor) {
          const end = this.#endOfLine(this.#rangeOf(anchor)[1]);
          this.edits.push({ start: end, end, text: `\n${' '.repeat(indent)}${text}` });
        } else {
          const start = items[0] ? dashOf(items[0]) : 0;
          this.edits.push({ start, end: start, text: `${text}\n${' '.repeat(indent)}` });
        }
      }
    }
  }
}

function applied(source: string, edits: readonly Edit[]): string {
  // What is inserted twice at one place stays in the order in which it was asked for.
  const ordered = edits.map((edit, order) => ({ ...edit, order }));
  ordered.sort((one, other) => other.start - one.start || other.order - one.order);
  return ordered.reduce(
    (text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end),
    source,
  );
}

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
    const editor = new Editor(source);
    editor.change(document.contents as Node, before, after, false);
    const text = applied(source, editor.edits);
    try {
      if (saysTheSame(parse(text) as Value, after)) return text;
    } catch {
      // Written anew below.
    }
  }
  return commentsAbove(source) + stringify(after, { lineWidth: 0 });
}
