import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { equal, type Group, isGroup, pairs, saysTheSame, type Value } from './kept-values.ts';
import type { TextEdit } from './text-edits.ts';
import { rewrapped, written, writtenText } from './written-yaml.ts';

/** Changes the smallest pieces of a YAML file that differ: what stands around them stays as it was written. */
export class YamlEditor {
  readonly edits: TextEdit[] = [];
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
