type Node = { type: string } & Record<string, unknown>;

/** The value of a field is not a literal but a name, a sum or a call; `field` is undefined where it has no name. */
export class NonLiteralField extends Error {
  readonly field: string | undefined;

  constructor(field?: string) {
    super();
    this.field = field;
  }
}

function keyOf({ key, computed }: Node, field: string): string {
  const { type, name, value } = key as Node;
  const written = type === 'Identifier' ? name : type === 'Literal' ? value : undefined;
  // `__proto__` sets the prototype of an object instead of a field.
  if (computed || written === undefined || written === '__proto__')
    throw new NonLiteralField(field);
  return String(written);
}

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The value of a literal between braces: text, numbers, true and false, lists and
 * groups of these. No code is run.
 * @param expression a node of the ESTree that MDX parsed
 * @param field the name of its field, for the error
 * @throws NonLiteralField for anything that would have to be calculated
 */
export function literalValue(expression: Node, field: string): unknown {
  switch (expression.type) {
    case 'Literal':
      // A regular expression or a large integer is not JSON.
      if (!isPlain(expression.value)) throw new NonLiteralField(field);
      return expression.value;
    case 'ArrayExpression':
      return (expression.elements as (Node | null)[]).map((element) => {
        if (element === null) throw new NonLiteralField(field);
        return literalValue(element, field);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        (expression.properties as Node[]).map((property) => {
          if (property.type !== 'Property' || property.kind !== 'init')
            throw new NonLiteralField(field);
          return [keyOf(property, field), literalValue(property.value as Node, field)];
        }),
      );
    case 'TemplateLiteral': {
      const [only, ...others] = expression.quasis as { value: { cooked: string } }[];
      if (!only || others.length > 0 || typeof only.value.cooked !== 'string')
        throw new NonLiteralField(field);
      return only.value.cooked;
    }
    case 'UnaryExpression': {
      const value = literalValue(expression.argument as Node, field);
      if (expression.operator === '-' && typeof value === 'number') return -value;
      throw new NonLiteralField(field);
    }
    default:
      throw new NonLiteralField(field);
  }
}
