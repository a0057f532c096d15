import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) =>
  childNodes.filter((node): node is Element => 'tagName' in node);

/** How many bands of a page are laid out with its first frame: site/styles/base.css. */
const firstBands = 2;

/** The parts of an element that are drawn before anybody opens, presses or scrolls anything. */
function partsShown(element: Element): Element[] {
  const parts = elementsIn(element);
  if (element.tagName === 'main') return parts.slice(0, firstBands);
  if (element.tagName === 'body') return parts.filter(({ tagName }) => tagName !== 'footer');
  if (element.tagName === 'details' && attribute(element, 'open') === undefined)
    return parts.filter(({ tagName }) => tagName === 'summary');
  return parts.filter((part) => attribute(part, 'popover') === undefined);
}

/** What a page's first frame is made of, in its HTML. */
export type FirstScreen = {
  /** The classes of its elements, and the custom properties that their attributes name. */
  names: ReadonlySet<string>;
  /** The letters and signs of its words, small and capital. */
  signs: ReadonlySet<string>;
  /** Some of it can be closed, and is open from the start. */
  opened: boolean;
};

const wordless = new Set(['head', 'script', 'style']);

export function readFirstScreen(html: string): FirstScreen {
  const names = new Set<string>();
  const signs = new Set<string>();
  let opened = false;
  const read = (element: Element): void => {
    for (const { name, value } of element.attrs)
      for (const found of value.match(name === 'class' ? /\S+/g : /--[\w-]+/g) ?? [])
        names.add(found);
    opened ||= attribute(element, 'open') !== undefined;
    if (!wordless.has(element.tagName))
      for (const node of element.childNodes)
        if (node.nodeName === '#text' && 'value' in node)
          for (const sign of node.value + node.value.toUpperCase()) signs.add(sign);
    partsShown(element).forEach(read);
  };
  elementsIn(parse(html)).forEach(read);
  return { names, signs, opened };
}
