import { type Attribute, type PartNode, partFields } from '../schemas/part-fields.ts';
import { equal, type Group, isGroup, keptValue, type Value } from './kept-values.ts';
import { type TextEdit, withEdits } from './text-edits.ts';

type Expression = {
  type: string;
  start: number;
  end: number;
  elements?: Expression[];
  properties?: { key: { name?: string; value?: unknown }; value: Expression }[];
};

const isName = /^[A-Za-z_$][\w$]*$/;

/** A value between braces, as articles write it: { label: "Leads", value: 12 }. */
function expression(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(expression).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(
    ([name, item]) => `${isName.test(name) ? name : JSON.stringify(name)}: ${expression(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function attribute(name: string, value: Value): string {
  if (value === true) return name;
  // Between quotes JSX knows no escapes, but reads &…; as a letter.
  return typeof value === 'string' && !/["&\n]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${expression(value)}}`;
}

/** A part of an article as it stands there: <Callout tone="note" title="…" text={["…"]} />. */
export const partText = (name: string, fields: Group): string =>
  `<${[name, ...Object.entries(fields).map(([field, value]) => attribute(field, value))].join(' ')} />`;

const nameOf = ({ key }: NonNullable<Expression['properties']>[number]) =>
  String(key.name ?? key.value);

/** The smallest pieces of an expression that must be written anew. */
function editsOf(node: Expression, before: Value, after: Value): TextEdit[] {
  if (equal(before, after)) return [];
  if (node.elements && Array.isArray(before) && Array.isArray(after)) {
    const { elements } = node;
    if (before.length === after.length)
      return elements.flatMap((item, index) => editsOf(item, before[index], after[index]));
  }
  if (node.properties && isGroup(before) && isGroup(after)) {
    const { properties } = node;
    if (equal(Object.keys(before).sort(), Object.keys(after).sort()))
      return properties.flatMap((item) =>
        editsOf(item.value, before[nameOf(item)], after[nameOf(item)]),
      );
  }
  return [{ start: node.start, end: node.end, text: expression(after) }];
}

const expressionIn = ({ value }: Attribute) =>
  typeof value === 'object' && value !== null
    ? (value.data?.estree?.body?.[0] as { expression?: Expression } | undefined)?.expression
    : undefined;

/**
 * A part with other values in its fields: line breaks, order and all that did not change stay as written.
 * @param source the part as it stands in the article
 * @param node the same, parsed
 */
export function editedPart(source: string, node: PartNode, fields: Group): string {
  const before = partFields(node) as Group;
  const after = keptValue(before, fields, new Set()) as Group;
  const edits: TextEdit[] = [];
  for (const own of node.attributes) {
    const name = own.name ?? '';
    const [start, end] = [own.position?.start.offset ?? 0, own.position?.end.offset ?? 0];
    if (equal(before[name], after[name])) continue;
    if (!(name in after)) {
      const space = source.slice(0, start).trimEnd().length;
      edits.push({ start: space, end, text: '' });
      continue;
    }
    const written = expressionIn(own);
    edits.push(
      ...(written
        ? editsOf(written, before[name], after[name])
        : [{ start, end, text: attribute(name, after[name]) }]),
    );
  }
  const last = node.attributes.at(-1)?.position;
  const end = last?.end.offset ?? source.indexOf('/>');
  const gap = source.slice(0, last?.start.offset ?? 0).match(/\s+$/)?.[0] ?? ' ';
  for (const [name, value] of Object.entries(after))
    if (!(name in before)) edits.push({ start: end, end, text: gap + attribute(name, value) });
  return withEdits(source, edits);
}
