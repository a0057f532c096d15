import { pictureName } from '@agency/content/articles/article-pictures.ts';
import { textAnchor } from '@agency/content/articles/heading-anchors.ts';
import { withoutNonBreakingUnits } from '@agency/content/non-breaking-units.ts';
import type { SatteriAstroData } from '@astrojs/markdown-satteri';
import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** Replaces each image by ArticleImage with the picture that the page passes in: only that has a size. */
export const namedPictures = defineHastPlugin({
  name: 'named-pictures',
  element: {
    filter: ['img'],
    visit({ properties: { src, alt } }) {
      const picture = `props.pictures[${JSON.stringify(pictureName(String(src)))}]`;
      return {
        type: 'mdxJsxFlowElement',
        name: 'ArticleImage',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'alt', value: String(alt) },
          {
            type: 'mdxJsxAttribute',
            name: 'src',
            value: { type: 'mdxJsxAttributeValueExpression', value: picture },
          },
        ],
        children: [],
      };
    },
  },
});

/** Code is copied by readers, so it stays as it was typed. */
export const codeAsTyped = defineMdastPlugin({
  name: 'code-as-typed',
  inlineCode(node, context) {
    context.setProperty(node, 'value', withoutNonBreakingUnits(node.value));
  },
  code(node, context) {
    context.setProperty(node, 'value', withoutNonBreakingUnits(node.value));
  },
});

/** A wide block of code and a wide table scroll by themselves, with the keyboard too. */
export const scrollableParts = defineHastPlugin({
  name: 'scrollable-parts',
  element: {
    filter: ['pre', 'table'],
    visit: (node, context) => context.setProperty(node, 'tabIndex', 0),
  },
});

/** Gives headings such ids, and links to them, as [the sums](#the-sums), too. */
export const ownAnchors = defineHastPlugin({
  name: 'own-anchors',
  element: [
    {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        context.setProperty(node, 'id', textAnchor(String(node.properties.id)));
      },
    },
    {
      filter: ['a'],
      visit(node, context) {
        const slug = String(node.properties.href).replace(/^#/, '');
        const { headings } = context.data.astro as SatteriAstroData;
        if (node.properties.href === `#${slug}` && headings.some((one) => one.slug === slug))
          context.setProperty(node, 'href', `#${textAnchor(slug)}`);
      },
    },
  ],
});
