import { NotAValue, writtenValue } from './jsx-values.ts';

type Expression = Parameters<typeof writtenValue>[0];

/** A field of a part as MDX parses it: text in quotes, or an expression in braces. */
export type Attribute = {
  type: string;
  name?: string;
  value?: string | null | { data?: { estree?: { body?: unknown[] } | null } | undefined };
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
};

/** A part of an article as MDX parses it. */
export type PartNode = { type: string; name?: string | null; attributes: Attribute[] };

/** A value that would have to be worked out; the field is missing where it has no name. */
export class UnwrittenField extends Error {
  readonly field: string | undefined;

  constructor(field?: string) {
    super();
    this.field = field;
  }
}

export const isPart = ({ type }: PartNode) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/**
 * The values of a part's fields as they are written.
 * @throws UnwrittenField for what is no written value
 */
export function partFields({ attributes }: PartNode): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { type, name, value } of attributes) {
    if (type !== 'mdxJsxAttribute' || name === undefined) throw new UnwrittenField();
    if (value === null || value === undefined || typeof value === 'string') {
      fields[name] = value ?? true;
      continue;
    }
    const [statement] = (value.data?.estree?.body ?? []) as {
      type: string;
      expression: Expression;
    }[];
    try {
      if (statement?.type !== 'ExpressionStatement') throw new NotAValue();
      fields[name] = writtenValue(statement.expression);
    } catch (error) {
      if (!(error instanceof NotAValue)) throw error;
      throw new UnwrittenField(name);
    }
  }
  return fields;
}
