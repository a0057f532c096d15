import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type CustomPlugin, optimize } from 'svgo';

/** Elements that run scripts, or hold what is not a drawing. */
const active = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener', 'base'],
  ...['link', 'meta', 'audio', 'video', 'form', 'template', 'frame', 'frameset'],
]);
/** They can change a link into a script. */
const animations = new Set(['set', 'animate', 'animatemotion', 'animatetransform']);
const address = /^(href|src|data|action|formaction|srcdoc|poster)$/;
const picture = /^data:image\/(png|jpe?g|webp|gif|avif);/i;

type Attributes = Record<string, string>;

const localName = (name: string) => name.toLowerCase().replace(/^.*:/, '');

/** A style sheet that loads something from elsewhere. */
const externalStyle = (css: string) =>
  /@import|expression\(|url\(\s*["']?(?!#|data:(image|font)\/)/i.exec(css)?.[0];

function activeAttribute(element: string, name: string, value: string): string | undefined {
  const local = localName(name);
  if (/^on/.test(local)) return `${name}=`;
  if (address.test(local)) {
    const target = value.replace(/[\s\p{Cc}]/gu, '');
    const isHere = !/^[a-z][\w+.-]*:/i.test(target);
    const isLink =
      (element === 'a' && (isHere || /^(https?|mailto|tel):/i.test(target))) ||
      (element === 'img' && isHere);
    if (!target.startsWith('#') && !picture.test(target) && !isLink) return `${name}="${value}"`;
  }
  return externalStyle(value);
}

function activeElement(name: string, attributes: Attributes): string | undefined {
  const local = localName(name);
  const changes = localName(attributes.attributeName ?? attributes.attributename ?? '');
  if (active.has(local) || (animations.has(local) && /^(href|on)/.test(changes)))
    return `<${name}>`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const found = activeAttribute(local, attribute, value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* elementsIn(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if ('content' in child) yield* elementsIn(child.content as DefaultTreeAdapterTypes.ParentNode);
  }
}

/** What in a text would run or load something where a browser reads it as HTML; undefined when nothing does. */
export function activeHtml(html: string, allowed: readonly string[] = []): string | undefined {
  for (const { tagName, attrs, childNodes } of elementsIn(
    parse(html, { scriptingEnabled: false }),
  )) {
    if (allowed.includes(tagName)) continue;
    const [text] = childNodes;
    const style = tagName === 'style' && text && 'value' in text ? text.value : '';
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const found = activeElement(tagName, attributes) ?? externalStyle(style);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is reported of an element, or of a text in it. */
type Finders = {
  element: (name: string, attributes: Attributes) => string | undefined;
  text?: (value: string) => string | undefined;
};

/** The first thing in an XML text that is reported. @throws when it is no XML */
function firstInXml(xml: string, { element, text = () => undefined }: Finders): string | undefined {
  const found: (string | undefined)[] = [];
  const look: CustomPlugin = {
    name: 'look',
    fn: () => ({
      element: { enter: ({ name, attributes }) => void found.push(element(name, attributes)) },
      text: { enter: ({ value }) => void found.push(text(value)) },
      cdata: { enter: ({ value }) => void found.push(text(value)) },
      instruction: {
        enter: ({ name }) => void found.push(name === 'xml' ? undefined : `<?${name}`),
      },
      doctype: {
        enter: ({ data }) =>
          void found.push(data.doctype.includes('[') ? '<!DOCTYPE […]>' : undefined),
      },
    }),
  };
  optimize(xml, { plugins: [look] });
  return found.find((what) => what !== undefined);
}

/**
 * What in a drawing would run or load something; undefined when nothing does. Drawings are served as XML and written
 * into pages as HTML, so it is read as both.
 * @throws when the drawing is no XML
 */
export const activeDrawing = (svg: string): string | undefined =>
  firstInXml(svg, { element: activeElement, text: externalStyle }) ?? activeHtml(svg);

/** Elements that run or contain code in any XML file that a browser opens. */
const codeElements = new Set(['script', 'iframe', 'object', 'embed', 'foreignobject']);

/**
 * What in an XML file would run code where a browser opens it; undefined when nothing does. Links to other sites are
 * usual in such files.
 * @throws when it is no XML
 */
export const activeXml = (xml: string): string | undefined =>
  firstInXml(xml, {
    element(name, attributes) {
      if (codeElements.has(localName(name))) return `<${name}>`;
      const [attribute, value] =
        Object.entries(attributes).find(
          ([key, value]) =>
            /^on/.test(localName(key)) ||
            /^(javascript|vbscript|data):/i.test(value.replace(/[\s\p{Cc}]/gu, '')),
        ) ?? [];
      return attribute && `${attribute}="${value}"`;
    },
  });
