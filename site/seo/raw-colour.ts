import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join('site', 'styles', 'tokens.css'), 'utf8');

/** A raw colour of tokens.css, for what is no style sheet. @throws when no token has the name */
export function rawColour(name: string): string {
  const colour = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1];
  if (!colour) throw new Error(`site/styles/tokens.css names no colour --${name}.`);
  return colour;
}
