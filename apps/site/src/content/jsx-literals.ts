type Node = { type: string } & Record<string, unknown>;

/** An expression that is not a literal: a name, a sum, a call. */
export class NotALiteral extends Error {}

function keyOf(key: Node): string {
  if (key.type === 'Identifier') return String(key.name);
  if (key.type === 'Literal') return String(key.value);
  throw new NotALiteral();
}

/**
 * The value of a literal between braces: text, numbers, true and false, lists and
 * groups of these. No code is run.
 * @param expression a node of the ESTree that MDX parsed
 * @throws NotALiteral for anything that would have to be calculated
 */
export function literalValue(expression: Node): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'ArrayExpression':
      return (expression.elements as Node[]).map(literalValue);
    case 'ObjectExpression':
      return Object.fromEntries(
        (expression.properties as Node[]).map((property) => {
          if (property.type !== 'Property') throw new NotALiteral();
          return [keyOf(property.key as Node), literalValue(property.value as Node)];
        }),
      );
    case 'TemplateLiteral': {
      const [only, ...others] = expression.quasis as { value: { cooked: string } }[];
      if (!only || others.length > 0) throw new NotALiteral();
      return only.value.cooked;
    }
    case 'UnaryExpression': {
      const value = literalValue(expression.argument as Node);
      if (expression.operator === '-' && typeof value === 'number') return -value;
      throw new NotALiteral();
    }
    default:
      throw new NotALiteral();
  }
}
