import { Document, isMap, isSeq, Scalar, type YAMLSeq } from 'yaml';
import type { Value } from './kept-values.ts';

type Style = { flow: boolean; indent: number };

const indented = (text: string, indent: number) => text.replaceAll('\n', `\n${' '.repeat(indent)}`);

/** A value as YAML, without the line break at its end. */
export function written(value: Value, { flow, indent }: Style): string {
  const document = new Document(value);
  if (flow && (isMap(document.contents) || isSeq(document.contents))) document.contents.flow = true;
  return indented(document.toString({ lineWidth: 0 }).trimEnd(), indent);
}

/** A text in the style that its place has: quoted or plain, in a line of its own or between commas. */
export function writtenText(value: Value, type: Scalar['type'], flow: boolean): string {
  const scalar = new Scalar(value);
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') scalar.type = type;
  const list = new Document([]);
  (list.contents as unknown as YAMLSeq).items.push(scalar);
  (list.contents as unknown as YAMLSeq).flow = flow;
  const text = list.toString({ lineWidth: 0 }).trim();
  return flow ? text.slice(1, -1).trim() : text.slice(1).trim();
}

/** The words of a text that runs over several lines, changed where the value changed, breaks kept. */
export function rewrapped(source: string, before: string, after: string): string | null {
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
