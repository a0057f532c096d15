import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) =>
  childNodes.filter((node): node is Element => 'tagName' in node);

/** How many bands of a page are laid out with its first frame: site/styles/base.css. */
const firstBands = 2;

/** A page tells itself what waits for its first paint: site/styles/base.css. */
const waits = (part: Element) => attribute(part, 'data-later') !== undefined;

/**
 * The parts of an element that are drawn before anybody opens, presses or scrolls anything. Of a long text the
 * page itself tells with `data-first-parts` how many of them a first screen can show.
 */
function partsShown(element: Element): Element[] {
  const parts = elementsIn(element);
  if (element.tagName === 'main')
    return parts
      .filter(({ tagName }) => tagName !== 'script')
      .slice(0, firstBands)
      .filter((band) => !waits(band));
  const first = attribute(element, 'data-first-parts');
  if (first !== undefined) return parts.slice(0, Number(first));
  if (element.tagName === 'body') return parts.filter(({ tagName }) => tagName !== 'footer');
  if (element.tagName === 'details' && attribute(element, 'open') === undefined)
    return parts.filter(({ tagName }) => tagName === 'summary');
  return parts.filter((part) => attribute(part, 'popover') === undefined && !waits(part));
}

/** What a page's first frame is made of, in its HTML. */
export type FirstScreen = {
  /** The classes and colour worlds of its elements, and the custom properties that their attributes name. */
  names: ReadonlySet<string>;
  /** What kinds of elements it has, also as children of a class: `h2`, `.text>h2`. */
  tags: ReadonlySet<string>;
  /** The letters and signs of its words, small and capital. */
  signs: ReadonlySet<string>;
  /** Some of it can be closed, and is open from the start. */
  opened: boolean;
  /** Some of it is an island. */
  island: boolean;
};

/** Attributes whose words rules ask for. */
const keys = new Set(['class', 'data-world']);

const wordless = new Set(['head', 'script', 'style']);

export function readFirstScreen(html: string): FirstScreen {
  const names = new Set<string>();
  const tags = new Set<string>();
  const signs = new Set<string>();
  let opened = false;
  let island = false;
  const read = (element: Element): void => {
    tags.add(element.tagName);
    for (const { name, value } of element.attrs)
      for (const found of value.match(keys.has(name) ? /\S+/g : /--[\w-]+/g) ?? [])
        names.add(found);
    opened ||= attribute(element, 'open') !== undefined;
    island ||= element.tagName === 'astro-island';
    if (!wordless.has(element.tagName))
      for (const node of element.childNodes)
        if (node.nodeName === '#text' && 'value' in node)
          for (const sign of node.value + node.value.toUpperCase()) signs.add(sign);
    const parts = partsShown(element);
    for (const parent of attribute(element, 'class')?.split(/\s+/) ?? [])
      for (const { tagName } of parts) tags.add(`.${parent}>${tagName}`);
    parts.forEach(read);
  };
  elementsIn(parse(html)).forEach(read);
  return { names, tags, signs, opened, island };
}
