import { type Declaration, parse, type Root, type Rule } from 'postcss';
import { keepSelectors, removePart, withoutBrackets } from './css-parts.ts';

type Sheet = {
  /** Everything that one of its selectors cannot match without, and every custom property that it sets. */
  names: readonly string[];
  /** What is left of it for pages that have the same of these names. */
  pruned: Map<string, string>;
};

/** What a selector cannot match without: classes, and the world whose colours it tells (colour-world.ts). */
const neededNames = (selector: string): string[] =>
  selector.includes('\\')
    ? []
    : [
        ...(/^\[data-world="?([\w-]+)"?\]/.exec(selector)?.slice(1) ?? []),
        ...[...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      ];

function readSheet(css: string): Sheet {
  const names = new Set<string>();
  const root = parse(css);
  root.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(neededNames)) names.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => {
    names.add(prop);
  });
  return { names: [...names], pruned: new Map() };
}

function removeUnusedKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) named.add(word);
  });
  root.walkAtRules('keyframes', (frames) => {
    if (!named.has(frames.params)) removePart(frames);
  });
}

const propertiesIn = (code: string) => code.match(/--[\w-]+/g) ?? [];

/** Custom properties that no other value asks for; one that goes may have been the last to ask for another. */
function removeUnusedProperties(root: Root, present: ReadonlySet<string>): void {
  const named = new Set(present);
  const set: Declaration[] = [];
  root.walkAtRules(({ name, params }) => {
    if (name !== 'property') for (const one of propertiesIn(params)) named.add(one);
  });
  root.walkDecls((declaration) => {
    for (const one of propertiesIn(declaration.value)) named.add(one);
    if (declaration.prop.startsWith('--')) set.push(declaration);
  });
  const unused = set.filter(({ prop }) => !named.has(prop));
  for (const declaration of unused) {
    const rule = declaration.parent as Rule;
    declaration.remove();
    if (rule.nodes.length === 0) removePart(rule);
  }
  if (unused.length > 0) removeUnusedProperties(root, present);
}

function prune(css: string, present: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) => neededNames(selector).every((name) => present.has(name)));
  });
  removeUnusedKeyframes(root);
  removeUnusedProperties(root, present);
  return root.toString();
}

/**
 * Takes rules out of a page's styles that cannot match on it, since neither the page nor a script of it
 * names their class, and custom properties that nothing asks for. Pages share few sheets, so each is read once and pruned once for all pages alike.
 */
export function stylePruner(): (css: string, words: ReadonlySet<string>) => string {
  const sheets = new Map<string, Sheet>();
  return (css, words) => {
    const sheet = sheets.get(css) ?? readSheet(css);
    sheets.set(css, sheet);
    const present = sheet.names.filter((name) => words.has(name));
    const key = present.join(' ');
    const pruned = sheet.pruned.get(key) ?? prune(css, new Set(present));
    sheet.pruned.set(key, pruned);
    return pruned;
  };
}
