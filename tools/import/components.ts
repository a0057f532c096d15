import { componentText } from '@agency/content/articles/component-text.ts';
import { markupIn } from '@agency/content/schemas/markup.ts';
import type { Element } from 'hast';
import { placeholder } from '../entries/placeholder-fields.ts';

/** A component of articles, as an element until the text is written as Markdown. */
export const component = (name: 'Gallery' | 'Video', fields: Record<string, unknown>): Element => ({
  type: 'element',
  tagName: 'component',
  properties: { name, fields: JSON.stringify(fields) },
  children: [],
});

/** How rehype-remark writes such an element: Markdown takes HTML as it is. */
export const componentHandler = {
  component: (_: unknown, { properties: { name, fields } }: Element) => ({
    type: 'html' as const,
    value: componentText(String(name), JSON.parse(String(fields))),
  }),
};

/** Words in one line. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a field of a component can have these words: none of them is read as code or Markdown. */
export const fitsField = (words: string, max: number) =>
  words.length >= 2 && words.length <= max && !/[{}]/.test(words) && markupIn(words) === undefined;

/** A link card for a video, with its title or a placeholder. */
export const videoCard = (url: string, title: string) =>
  component('Video', {
    title: fitsField(title, 160) ? title : placeholder('what the video shows'),
    url,
  });
