import { readFileSync } from 'node:fs';
import { type Declaration, parse, type Rule } from 'postcss';
import { readPalette } from '../theme/theme-values.ts';

const sheet = parse(readFileSync('apps/site/src/styles/tokens.css', 'utf8'));

/** The custom properties of a rule with their values. */
function propertiesOf(selector: string): Map<string, string> {
  const isRule = (node: { type: string }): node is Rule => node.type === 'rule';
  const isProperty = (node: { type: string }): node is Declaration =>
    node.type === 'decl' && (node as Declaration).prop.startsWith('--');
  const rule = sheet.nodes.filter(isRule).find((node) => node.selector === selector);
  if (!rule) throw new Error(`apps/site/src/styles/tokens.css has no rule ${selector}.`);
  const properties = rule.nodes.filter(isProperty);
  return new Map(properties.map(({ prop, value }) => [prop.slice(2), value]));
}

/** The raw colours by their names, as the theme has them: `brand-400`. */
export const rawColours: ReadonlyMap<string, string> = new Map(
  Object.entries(readPalette()).filter(([name]) => propertiesOf(':root').has(name)),
);

/** A raw colour of tokens.css, for what is no style sheet. @throws when no token has the name */
export function rawColour(name: string): string {
  const colour = rawColours.get(name);
  if (!colour) throw new Error(`apps/site/src/styles/tokens.css names no colour --${name}.`);
  return colour;
}

/** The colour token behind each role of a tone: `ink-950` for `background`. */
export const rolesOfTone = (tone: string): ReadonlyMap<string, string> =>
  new Map(
    [...propertiesOf(`[data-tone="${tone}"]`)].flatMap(([role, value]) => {
      const name = value.replace(/^var\(--|\)$/g, '');
      return rawColours.has(name) ? [[role, name] as const] : [];
    }),
  );
