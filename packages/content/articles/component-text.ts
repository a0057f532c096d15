import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type ComponentNode, componentFields, isComponent } from './component-fields.ts';

const reader = unified().use(remarkParse).use(remarkMdx);

const isName = /^[A-Za-z_$][\w$]*$/;

/** A list is on one line while it is short. */
const longestLine = 70;

function listExpression(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`;
  return line.length <= longestLine ? line : `[\n  ${items.join(',\n  ')},\n]`;
}

/** A value between braces, as articles write it: { label: "Leads", value: 12 }. */
function expression(value: unknown): string {
  if (Array.isArray(value)) return listExpression(value.map(expression));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(
    ([name, item]) => `${isName.test(name) ? name : JSON.stringify(name)}: ${expression(item)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  // Between quotes JSX knows no escapes, but reads &…; as a letter.
  return typeof value === 'string' && !/["&\n]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${expression(value)}}`;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** The editor has an empty field where there is none; an empty cell of a table stays. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => !isEmpty(inner)));
}

/** A component of an article as it is written there: <Callout tone="note" title="…" text={["…"]} />. */
export const componentText = (name: string, fields: Record<string, unknown>): string =>
  `<${[
    name,
    ...Object.entries(withoutEmpty(fields) as Record<string, unknown>).map(([field, value]) =>
      attribute(field, value),
    ),
  ].join(' ')} />`;

/** The values of a component's fields, from its text. */
export function fieldsIn(text: string): Record<string, unknown> {
  const component = (reader.parse(text).children as ComponentNode[]).find(isComponent);
  return component ? componentFields(component) : {};
}
