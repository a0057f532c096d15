import { parse } from 'parse5';
import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { sitePages, textOf } from '../support/html-page.ts';

const pages = await sitePages(inject('site'));

function isHidden(element: HtmlElement): boolean {
  for (let part = element as HtmlElement | null; part && 'tagName' in part; ) {
    if (attributeOf(part, 'aria-hidden') === 'true') return true;
    part = part.parentNode as HtmlElement | null;
  }
  return false;
}

function isUnder(element: HtmlElement, tagName: string): boolean {
  const { parentNode } = element;
  if (!parentNode || !('tagName' in parentNode)) return false;
  return parentNode.tagName === tagName || isUnder(parentNode as HtmlElement, tagName);
}

/** The text of an inline node; empty for all others. */
function inLine(node?: HtmlElement['childNodes'][number]): string {
  if (node && 'value' in node) return node.value;
  if (!node || !('tagName' in node) || isHidden(node)) return '';
  return /^(a|b|em|small|span|strong|sub|time)$/.test(node.tagName)
    ? node.childNodes.map(inLine).join('')
    : '';
}

/** The problems of all pages, one line each. */
function findProblems(find: (elements: HtmlElement[]) => string[]): string[] {
  const found = [...pages].flatMap(([path, page]) =>
    find(page.elements).map((problem) => `${path}: ${problem}`),
  );
  return [...new Set(found)];
}

const positionInList = /\b\d\d \/ (\d\d)\b/g;

/** The number of items of a list, and the totals that they show, as in 02 / 07. */
function countedTo(list: HtmlElement): { items: number; totals: number[] } {
  const items = list.childNodes.filter((part) => 'tagName' in part && part.tagName === 'li');
  const totals = items.map((item) => [...textOf(item as HtmlElement).matchAll(positionInList)]);
  return totals.every(({ length }) => length === 1)
    ? { items: items.length, totals: totals.flat().map(([, total]) => Number(total)) }
    : { items: items.length, totals: [] };
}

describe('on every page', () => {
  it('no element has a style attribute, which the security policy would block', () => {
    const styled = findProblems((elements) =>
      elements
        .filter((element) => attributeOf(element, 'style') !== null)
        .map((element) => `${element.tagName} ${attributeOf(element, 'style')}`),
    );
    expect(styled).toEqual([]);
  });

  it('the part that the first frame waits for is on the page', () => {
    const missing = findProblems((elements) => {
      const waits = elements.find((element) => attributeOf(element, 'rel') === 'expect');
      const target = waits ? attributeOf(waits, 'href') : null;
      const isThere = elements.some((element) => `#${attributeOf(element, 'id')}` === target);
      return target && !isThere ? [target] : [];
    });
    expect(missing).toEqual([]);
  });

  it('a number such as 02 / 07 counts to as many items as the list has', () => {
    const wrong = findProblems((elements) =>
      elements
        .filter(({ tagName }) => tagName === 'ol' || tagName === 'ul')
        .map(countedTo)
        .flatMap(({ items, totals }) => totals.filter((total) => total !== items))
        .map((total) => `counts to ${total}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the text content has a space between the words of neighbouring elements', () => {
    const joined = findProblems((elements) =>
      elements
        .filter((element) => !isHidden(element))
        .flatMap(({ childNodes }) =>
          childNodes.slice(1).map((next, index) => [inLine(childNodes[index]), inLine(next)]),
        )
        .filter(
          ([before = '', after = '']) =>
            /[\p{L}\p{N}.,:;!?)%]$/u.test(before) && /^[\p{L}\p{N}(₹]/u.test(after),
        )
        .map(([before, after]) => `${before}|${after}`),
    );
    expect(joined).toEqual([]);
  });

  it('only the breadcrumb is before the heading of a page', () => {
    const early = findProblems((elements) => {
      const [main] = elements.filter(({ tagName }) => tagName === 'main');
      const inner = main ? [...elementsUnder(main)] : [];
      const before = inner.slice(
        0,
        inner.findIndex(({ tagName }) => tagName === 'h1'),
      );
      return before
        .filter(({ tagName }) => /^(p|a|h\d|li|dt|dd|button)$/.test(tagName))
        .filter((part) => !isUnder(part, 'nav'))
        .map((part) => textOf(part));
    });
    expect(early).toEqual([]);
  });

  it('the parser of HTML finds no mistake', () => {
    const mistakes = [...pages].flatMap(([path, { html }]) => {
      const found: string[] = [];
      parse(html, {
        onParseError: ({ code, startOffset }) =>
          found.push(`${path}: ${code} at ${html.slice(startOffset - 40, startOffset + 20)}`),
      });
      return found;
    });
    expect(mistakes).toEqual([]);
  });

  it('nothing follows the end of the document', () => {
    const late = [...pages].filter(([, { html }]) => !/<\/body>\s*<\/html>\s*$/.test(html));
    expect(late.map(([path]) => path)).toEqual([]);
  });

  it('a link that opens a new tab says so once', () => {
    const wrong = findProblems((elements) => {
      // In the language of the page.
      const words = elements.find((element) => attributeOf(element, 'id') === 'new-tab');
      const saysSo = (text: string) =>
        /new tab/i.test(text) || (words !== undefined && text.includes(textOf(words)));
      return elements
        .filter(({ tagName }) => tagName === 'a')
        .filter((link) => attributeOf(link, 'target') === '_blank')
        .filter((link) => {
          const id = attributeOf(link, 'aria-describedby');
          const note = id && elements.find((other) => attributeOf(other, 'id') === id);
          const texts = [attributeOf(link, 'aria-label') ?? textOf(link), note ? textOf(note) : ''];
          return texts.filter(saysSo).length !== 1;
        })
        .map((link) => attributeOf(link, 'href') ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('an SVG either has a name or is hidden from screen readers', () => {
    const unnamed = findProblems((elements) =>
      elements
        .filter(({ tagName }) => tagName === 'svg')
        .filter((drawing) => !attributeOf(drawing, 'aria-label') && !isHidden(drawing))
        .map((drawing) => attributeOf(drawing, 'class') ?? 'svg'),
    );
    expect(unnamed).toEqual([]);
  });

  it('the label of a section that is inside it is a heading', () => {
    const paragraphs = findProblems((elements) =>
      elements
        .filter(({ tagName }) => tagName === 'section' || tagName === 'aside')
        .flatMap((part) => {
          const name = attributeOf(part, 'aria-label');
          const titles = [...elementsUnder(part)].filter((inner) => name && textOf(inner) === name);
          const isHeading = titles.some(({ tagName }) => /^h[1-6]$/.test(tagName));
          return titles.length > 0 && !isHeading ? [name ?? ''] : [];
        }),
    );
    expect(paragraphs).toEqual([]);
  });

  it('no heading repeats the heading of the page', () => {
    const repeated = findProblems((elements) => {
      const [page] = elements.filter(({ tagName }) => tagName === 'h1');
      return elements
        .filter(({ tagName }) => /^h[2-6]$/.test(tagName))
        .filter((heading) => page && textOf(heading) === textOf(page))
        .map(textOf);
    });
    expect(repeated, 'Give the section a heading of its own in the file of its page').toEqual([]);
  });

  // tests/sample/routes.test.ts has the limit of the sample.
  it('the title has at most 65 letters, which is what the check of the content promises', () => {
    const long = findProblems((elements) =>
      elements
        .filter((element) => element.tagName === 'title' && !isUnder(element, 'svg'))
        .map(textOf)
        .filter((title) => title.replaceAll('\u2060', '').length > 65),
    );
    expect(long).toEqual([]);
  });

  it('search engines follow no link that fills in a form', () => {
    const followed = findProblems((elements) =>
      elements
        .filter((link) => /[?&]brief=/.test(attributeOf(link, 'href') ?? ''))
        .filter((link) => attributeOf(link, 'rel') !== 'nofollow')
        .map((link) => attributeOf(link, 'href') ?? ''),
    );
    expect(followed).toEqual([]);
  });

  it('a slider says its value before it is moved', () => {
    const silent = findProblems((elements) =>
      elements
        .filter((element) => attributeOf(element, 'role') === 'slider')
        .filter((slider) => !attributeOf(slider, 'aria-valuetext'))
        .map((slider) => attributeOf(slider, 'aria-label') ?? 'slider'),
    );
    expect(silent).toEqual([]);
  });

  it('no two tiles or profiles link to the same external URL', () => {
    const doubled = findProblems((elements) => {
      const urls = elements
        .filter(({ tagName }) => tagName === 'main')
        .flatMap((main) => [...elementsUnder(main)])
        .filter((link) => attributeOf(link, 'target') === '_blank')
        .map((link) => attributeOf(link, 'href') ?? '');
      return urls.filter((url, index) => urls.indexOf(url) !== index);
    });
    expect(doubled, 'Remove one of the links in the content').toEqual([]);
  });
});
