import { placeholderMark } from '@agency/content/check/unfinished-texts.ts';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { fitsField, inOneLine, videoCard } from './components.ts';
import { isElement, paragraph } from './elements.ts';
import { videoPage } from './videos.ts';

const FLOW = /^(p|component|figure|table|ul|ol|blockquote|pre|h[1-6]|hr|dl)$/;
const isFlow = (node: ElementContent) => isElement(node) && FLOW.test(node.tagName);

/** Paragraphs in paragraphs become neighbours. */
export function flat(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'p', 'strong', 'em', 'b', 'i', 'a') || !node.children.some(isFlow))
    return [node];
  const result: ElementContent[] = [];
  let open: ElementContent[] = [];
  const close = () => {
    if (textOf({ type: 'root', children: open }).trim() !== '') result.push(paragraph(...open));
    open = [];
  };
  for (const child of node.children.flatMap(flat)) {
    if (isFlow(child)) {
      close();
      result.push(child);
    } else open.push(child);
  }
  close();
  return result;
}

/** A paragraph that is only an address: WordPress shows what is there. */
export function isAddress(node: ElementContent): boolean {
  return isElement(node, 'p') && /^https?:\/\/\S+$/.test(textOf(node).trim());
}

/** The address of a video that has no title yet. */
function untitledVideo(node: ElementContent): string | undefined {
  if (isAddress(node)) return videoPage(textOf(node));
  if (!isElement(node, 'component')) return undefined;
  const fields = String(node.properties.fields);
  return fields.includes(placeholderMark) ? JSON.parse(fields).url : undefined;
}

/** The caption of a figure with a video is its title. */
function titledVideo(children: ElementContent[], caption: string): ElementContent[] | undefined {
  const [content, ...others] = children.filter(isFlow);
  if (content === undefined || others.length > 0 || !fitsField(caption, 160)) return undefined;
  const url = untitledVideo(content);
  return url === undefined ? undefined : [videoCard(url, caption)];
}

/** A figure is its picture or table, then its caption in a paragraph of its own. */
export function withoutFigures(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node];
  node.children = node.children.flatMap(withoutFigures).flatMap(flat);
  if (!isElement(node, 'figure')) return [node];
  const isCaption = (child: ElementContent): child is Element => isElement(child, 'figcaption');
  const caption = node.children.find(isCaption);
  const shown = node.children.filter((child) => !isCaption(child));
  const video = caption && titledVideo(shown, inOneLine(textOf(caption)));
  if (video) return video;
  return node.children.flatMap((child) => {
    if (!isCaption(child)) return [child];
    const italics: Element = { ...child, tagName: 'em', properties: {} };
    return textOf(child).trim() === '' ? [] : flat(paragraph(italics));
  });
}
