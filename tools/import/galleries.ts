import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { component, fitsField, inOneLine } from './components.ts';

type Shown = { image: Element; caption: string };

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function imagesIn(node: Element): Element[] {
  const images: Element[] = [];
  visit(node, { type: 'element', tagName: 'img' }, (image: Element) => {
    images.push(image);
  });
  return images;
}

const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className.map(String) : [];

/** WordPress, its plugins and Ghost name their galleries so. */
const isGallery = (node: Element) =>
  classesOf(node).some((name) => /(^|[-_])(gallery|slideshow)([-_]|$)/.test(name)) &&
  imagesIn(node).length > 1;

function captionIn(node: Element): string {
  let caption = '';
  visit(node, 'element', (inner: Element) => {
    const isCaption =
      inner.tagName === 'figcaption' || classesOf(inner).some((name) => /caption/.test(name));
    if (isCaption && caption === '') caption = inOneLine(textOf(inner));
  });
  return caption;
}

/** Each picture with the caption of the part that has no other picture. */
function picturesIn(node: Element): Shown[] {
  const images = imagesIn(node);
  const [image] = images;
  if (image === undefined) return [];
  if (images.length === 1) return [{ image, caption: captionIn(node) }];
  return node.children.filter(isElement).flatMap(picturesIn);
}

/** The caption of the whole gallery, which is beside its pictures. */
const titleOf = (node: Element) =>
  node.children
    .filter(isElement)
    .filter((child) => imagesIn(child).length === 0)
    .map((child) => inOneLine(textOf(child)))
    .find((words) => words !== '') ?? '';

const figure = (image: Element, caption: string): Element => ({
  type: 'element',
  tagName: 'figure',
  properties: {},
  children: [
    image,
    {
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    },
  ],
});

/**
 * Replaces galleries by the component of articles. A picture that is not there stays an image, which is named later.
 * @param pictureOf the picture beside the article for an image @param lost gets what cannot be shown
 */
export function gatherGalleries(
  tree: Root,
  pictureOf: (image: Element) => { src: string; alt: string } | undefined,
  lost: (what: string) => void,
): void {
  const kept = (words: string, max: number) => {
    if (words === '' || fitsField(words, max)) return words || undefined;
    lost(`the caption “${words}”`);
    return undefined;
  };
  visit(tree, 'element', (node, index, parent) => {
    // Cells of a table have text only.
    if (node.tagName === 'table') return SKIP;
    if (!parent || index === undefined || !isGallery(node)) return undefined;
    const shown = picturesIn(node).map((one) => ({ ...one, picture: pictureOf(one.image) }));
    const found = shown.filter(({ picture }) => picture !== undefined);
    if (found.length < 2) return SKIP;
    const gallery = component('Gallery', {
      title: kept(titleOf(node), 160),
      pictures: found.map(({ picture, caption }) => ({ ...picture, caption: kept(caption, 320) })),
    });
    const missing = shown.filter(({ picture }) => picture === undefined);
    const rest = missing.map(({ image, caption }) => figure(image, caption));
    parent.children.splice(index, 1, gallery, ...rest);
    return [SKIP, index + 1 + rest.length];
  });
}
