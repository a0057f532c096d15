import { literalValue, NonLiteralField } from './jsx-literals.ts';

type Expression = Parameters<typeof literalValue>[0];

/** A field of a component as MDX parses it: text in quotes, or an expression in braces. */
export type Attribute = {
  type: string;
  name?: string;
  value?: string | null | { data?: { estree?: { body?: unknown[] } | null } };
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** A component of an article as MDX parses it. */
export type ComponentNode = { type: string; name?: string | null; attributes: Attribute[] };

export const isComponent = ({ type }: ComponentNode) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/**
 * The values of a component's fields.
 * @throws NonLiteralField when a value is not a literal
 */
export function componentFields({ attributes }: ComponentNode): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { type, name, value } of attributes) {
    if (type !== 'mdxJsxAttribute' || name === undefined) throw new NonLiteralField();
    if (value === null || value === undefined || typeof value === 'string') {
      fields[name] = value ?? true;
      continue;
    }
    const [statement, ...others] = (value.data?.estree?.body ?? []) as {
      type: string;
      expression: Expression;
    }[];
    if (statement?.type !== 'ExpressionStatement' || others.length > 0)
      throw new NonLiteralField(name);
    fields[name] = literalValue(statement.expression, name);
  }
  return fields;
}
