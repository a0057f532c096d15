import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { type AtRule, parse, type Rule } from 'postcss';
import { keepSelectors, removePart, withoutBrackets } from './css-parts.ts';
import type { FirstScreen } from './first-screen.ts';
import { edited, type PageParts } from './page-parts.ts';
import { stylePruner } from './prune-styles.ts';

/** What a page looks like only once somebody does something, or a script has. */
const laterStates =
  /:(hover|focus|target|active(?!-view))|::selection|\[data-(enter|waiting|scrolled)\]/;

const openStates = /\[open\]|::details-content/;

/** Paper, and colours that a visitor's system puts in the place of ours. */
const otherMedia = /^(print|\(forced-colors: ?active\)|\(prefers-contrast: ?more\))$/;

/** A state that is asked to be absent is there from the start. */
const withoutNegations = (selector: string) => selector.replace(/:not\([^()]*\)/g, '');

const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** A selector for each of what it takes one of: `.text>:is(ul,ol)` are two. */
function alternatives(selector: string): string[] {
  const [whole, list] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (whole === undefined || list === undefined) return [selector];
  return list.split(',').flatMap((one) => alternatives(selector.replace(whole, one)));
}

/** The kinds of elements that a selector cannot match without, also as children of a class. */
function neededTags(selector: string): string[] {
  const outer = withoutBrackets(selector);
  return [
    ...[...outer.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, tag = '']) => tag),
    ...(outer.match(/\.[\w-]+>[a-z][\w-]*/g) ?? []),
  ];
}

/** The rules that count on a screen before anybody acts. */
function startingRules(css: string, { opened, tags }: FirstScreen): string {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    if (otherMedia.test(rule.params)) removePart(rule);
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    keepSelectors(rule, (selector) => {
      const asked = withoutNegations(selector);
      return (
        !laterStates.test(asked) &&
        (opened || !openStates.test(asked)) &&
        alternatives(selector).some((one) => neededTags(one).every((tag) => tags.has(tag)))
      );
    });
  });
  // Between one state and the next: there is no next one yet.
  root.walkDecls(/^transition/, (declaration) => {
    const rule = declaration.parent as Rule;
    declaration.remove();
    if (rule.nodes.length === 0) removePart(rule);
  });
  return root.toString();
}

/** How wide letters are set by any of the rules, in percent: a title's own width if nothing is said. */
function stretchesOf(css: string): Set<number> {
  const stretches = new Set([100]);
  parse(css).walkDecls(/^(font-stretch|--.*)$/, ({ parent, value }) => {
    if (parent?.type === 'rule')
      for (const [, percent] of value.matchAll(/([\d.]+)%/g)) stretches.add(Number(percent));
  });
  return stretches;
}

const hexadecimal = (digits: string) => Number.parseInt(digits, 16);

/** Whether ranges of signs hold one of these. A sheet that is made small writes U+0-FF as U+??. */
const rangesHold = (ranges: string, signs: ReadonlySet<string>) =>
  [...ranges.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].some(([, first = '', last]) => {
    const from = hexadecimal(first.replaceAll('?', '0'));
    const to = hexadecimal(last ?? first.replaceAll('?', 'F'));
    return [...signs].some((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= from && code <= to;
    });
  });

/** Whether a first screen is set in a face: in its signs, or, of those that stand in for it, in its width. */
function isFaceOf(face: AtRule, signs: FirstScreen['signs'], stretches: ReadonlySet<number>) {
  const told = new Map<string, string>();
  face.walkDecls(({ prop, value }) => {
    told.set(prop, value);
  });
  const [from = 0, to = from] =
    (told.get('font-stretch') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  if (from > 0 && !told.get('src')?.includes('url('))
    return [...stretches].some((stretch) => stretch >= from && stretch <= to);
  const ranges = told.get('unicode-range');
  return !ranges || rangesHold(ranges, signs);
}

/**
 * A face is declared in one of the two, since one that is declared anew is asked for anew.
 * @param isWanted those that the first screen is set in, or the others
 */
function withFaces(css: string, isWanted: (face: AtRule) => boolean): string {
  const root = parse(css);
  root.walkAtRules('font-face', (face) => {
    if (!isWanted(face)) removePart(face);
  });
  return root.toString();
}

/** In bytes: ten packets of 1,460, less what headers take of them. */
const firstJourney = 14_600 - 900;

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What Brotli makes of it at its best, to 2 %: a tenth less than it makes of it in a tenth of the time. */
const compressedSize = (html: string) => 0.9 * brotliCompressSync(html, quick).length;

/** A page whose styles are split, and its sheet by the name that the page asks for in `_astro/`. */
export type SplitPage = { html: string; sheet?: { name: string; css: string } };

/**
 * A page that comes in one journey with all its styles keeps them. In any other those of its first screen
 * stay, with what its parts look like when somebody acts where there is room for it, and all of them go into
 * a sheet that site/scripts/after-first-paint.ts asks for. The sheet repeats what the page has: only so
 * a rule of the page never wins over one that was written after it.
 */
export function stylesSplitter(): (page: PageParts, first: FirstScreen) => SplitPage {
  const prune = stylePruner();
  return ({ html, styles, scripts }, first) => {
    const [style, ...others] = styles;
    const asks = scripts.find(({ code }) => code.includes('data-sheet'));
    if (!style || !asks || others.length > 0) return { html };
    if (compressedSize(html) <= firstJourney) return { html };
    const own = prune(style.code, first.names);
    const starting = prune(startingRules(own, first), first.names);
    const stretches = stretchesOf(starting);
    const isFirst = (face: AtRule) => isFaceOf(face, first.signs, stretches);
    const css = withFaces(style.code, (face) => !isFirst(face));
    const name = `page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    const address = `/_astro/${name}`;
    const split = (rules: string) =>
      edited(html, [
        { start: style.start, end: style.end, text: '' },
        {
          start: asks.start,
          end: asks.start,
          text: `<style>${rules}</style><noscript data-sheet="${address}"><link rel="stylesheet" href="${address}"></noscript>`,
        },
      ]);
    const roomy = split(withFaces(own, isFirst));
    return {
      html: compressedSize(roomy) <= firstJourney ? roomy : split(withFaces(starting, isFirst)),
      sheet: { name, css },
    };
  };
}
