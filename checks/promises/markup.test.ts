import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';
import { textOf } from '../support/html-page.ts';
import { sitePages } from '../support/site-pages.ts';

const pages = await sitePages(inject('site'));

function isHidden(element: HtmlElement): boolean {
  for (let part = element as HtmlElement | null; part && 'tagName' in part; ) {
    if (attributeOf(part, 'aria-hidden') === 'true') return true;
    part = part.parentNode as HtmlElement | null;
  }
  return false;
}

/** Everything wrong on any page, one line each. */
function faults(find: (elements: HtmlElement[]) => string[]): string[] {
  const found = [...pages].flatMap(([path, page]) =>
    find(page.elements).map((fault) => `${path}: ${fault}`),
  );
  return [...new Set(found)];
}

describe('on every page', () => {
  it('a link that opens a new tab says so', () => {
    const missing = faults((elements) =>
      elements
        .filter(({ tagName }) => tagName === 'a')
        .filter((link) => attributeOf(link, 'target') === '_blank')
        .filter((link) => {
          const id = attributeOf(link, 'aria-describedby');
          const note = id && elements.find((other) => attributeOf(other, 'id') === id);
          const words = [attributeOf(link, 'aria-label'), textOf(link), note ? textOf(note) : ''];
          return !/new tab/i.test(words.join(' '));
        })
        .map((link) => attributeOf(link, 'href') ?? ''),
    );
    expect(missing).toEqual([]);
  });

  it('a drawing either has a name or is hidden from screen readers', () => {
    const unnamed = faults((elements) =>
      elements
        .filter(({ tagName }) => tagName === 'svg')
        .filter((drawing) => !attributeOf(drawing, 'aria-label') && !isHidden(drawing))
        .map((drawing) => attributeOf(drawing, 'class') ?? 'svg'),
    );
    expect(unnamed).toEqual([]);
  });

  it('the words that name a part of the page and stand in it are a heading', () => {
    const paragraphs = faults((elements) =>
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

  it('no two tiles or profiles lead to one address elsewhere', () => {
    const doubled = faults((elements) => {
      const addresses = elements
        .filter(({ tagName }) => tagName === 'main')
        .flatMap((main) => [...elementsUnder(main)])
        .filter((link) => attributeOf(link, 'target') === '_blank')
        .map((link) => attributeOf(link, 'href') ?? '');
      return addresses.filter((address, index) => addresses.indexOf(address) !== index);
    });
    expect(doubled).toEqual([]);
  });
});
