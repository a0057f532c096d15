import { type AtRule, type Container, parse, type Root } from 'postcss';

type Sheet = {
  /** Every class that one of its selectors cannot match without. */
  classes: readonly string[];
  /** What is left of it for pages that have the same of these classes. */
  pruned: Map<string, string>;
};

const innerBrackets = /\([^()]*\)|\[[^\]]*\]/g;

/** Takes away whatever stands in brackets: what is asked for there can be one of several, or excluded. */
function withoutBrackets(selector: string): string {
  const outer = selector.replace(innerBrackets, '');
  return outer === selector ? selector : withoutBrackets(outer);
}

/** The classes that a selector cannot match without. */
const neededClasses = (selector: string): string[] =>
  selector.includes('\\')
    ? []
    : [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

function readSheet(css: string): Sheet {
  const classes = new Set<string>();
  parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(neededClasses)) classes.add(name);
  });
  return { classes: [...classes], pruned: new Map() };
}

/** Takes a part out, and what held nothing else. */
function remove(part: Container): void {
  const { parent } = part;
  part.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule);
}

function removeUnusedKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) named.add(word);
  });
  root.walkAtRules('keyframes', (frames) => {
    if (!named.has(frames.params)) remove(frames);
  });
}

function prune(css: string, present: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const left = rule.selectors.filter((one) =>
      neededClasses(one).every((name) => present.has(name)),
    );
    if (left.length === 0) remove(rule);
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  removeUnusedKeyframes(root);
  return root.toString();
}

/**
 * Takes rules out of a page's styles that cannot match on it, since neither the page nor a script of it
 * names their class. Pages share few sheets, so each is read once and pruned once for all pages alike.
 */
export function stylePruner(): (css: string, words: ReadonlySet<string>) => string {
  const sheets = new Map<string, Sheet>();
  return (css, words) => {
    const sheet = sheets.get(css) ?? readSheet(css);
    sheets.set(css, sheet);
    const present = sheet.classes.filter((name) => words.has(name));
    const key = present.join(' ');
    const pruned = sheet.pruned.get(key) ?? prune(css, new Set(present));
    sheet.pruned.set(key, pruned);
    return pruned;
  };
}
