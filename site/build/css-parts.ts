import type { AtRule, Container, Rule } from 'postcss';

const innerBrackets = /\([^()]*\)|\[[^\]]*\]/g;

/** Takes away whatever stands in brackets: what is asked for there can be one of several, or excluded. */
export function withoutBrackets(selector: string): string {
  const outer = selector.replace(innerBrackets, '');
  return outer === selector ? selector : withoutBrackets(outer);
}

/** Takes a part of a sheet out, and what held nothing else. */
export function removePart(part: Container): void {
  const { parent } = part;
  part.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removePart(parent as AtRule);
}

/** Leaves a rule the selectors that are wanted: one that has none left goes. */
export function keepSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  const wanted = rule.selectors.filter(isWanted);
  if (wanted.length === 0) removePart(rule);
  else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
}
