type Node = { type: string } & Record<string, unknown>;

/** What cannot be a value in an article: names, sums, calls. */
export class NotAValue extends Error {}

function keyOf(key: Node): string {
  if (key.type === 'Identifier') return String(key.name);
  if (key.type === 'Literal') return String(key.value);
  throw new NotAValue();
}

/**
 * The value that an expression between braces writes down: text, numbers, true and false, lists and
 * groups of these. Nothing is run.
 * @param expression a node of the ESTree that MDX parsed
 * @throws NotAValue for anything that would have to be worked out
 */
export function writtenValue(expression: Node): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'ArrayExpression':
      return (expression.elements as Node[]).map(writtenValue);
    case 'ObjectExpression':
      return Object.fromEntries(
        (expression.properties as Node[]).map((property) => {
          if (property.type !== 'Property') throw new NotAValue();
          return [keyOf(property.key as Node), writtenValue(property.value as Node)];
        }),
      );
    case 'TemplateLiteral': {
      const [only, ...others] = expression.quasis as { value: { cooked: string } }[];
      if (!only || others.length > 0) throw new NotAValue();
      return only.value.cooked;
    }
    case 'UnaryExpression': {
      const value = writtenValue(expression.argument as Node);
      if (expression.operator === '-' && typeof value === 'number') return -value;
      throw new NotAValue();
    }
    default:
      throw new NotAValue();
  }
}
