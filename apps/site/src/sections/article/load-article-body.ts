import type { CollectionEntry } from 'astro:content';
import { pictureName } from '@agency/content/articles/article-body.ts';
import { refuseCode } from '@agency/content/articles/article-code.ts';
import { withNonBreakingUnits } from '@agency/content/non-breaking-units.ts';
import { type SatteriAstroData, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { defineHastPlugin, type EvaluateOptions, evaluate } from 'satteri';
import { articleSource } from '../../content.ts';

/** Replaces each image by ArticleImage with the picture that the page passes in: only that has a size. */
const namedPictures = defineHastPlugin({
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

const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** Without it Astro tries which of its renderers can draw a component. */
const drawnByAstro = { [Symbol.for('astro:renderer')]: 'astro:jsx' };

type ContentProps = {
  /** The components of articles, and elements of Markdown that look different here. */
  components: Record<string, unknown>;
  pictures: CollectionEntry<'articles'>['data']['pictures'];
};
type Component = (props: ContentProps) => unknown;

/** The text of an article as a component, made for its page alone. */
export async function loadArticleBody(entry: CollectionEntry<'articles' | 'customPages'>) {
  const astro: SatteriAstroData = {
    frontmatter: {},
    headings: [],
    localImagePaths: new Set(),
    remoteImagePaths: new Set(),
  };
  const { default: MdxContent } = await evaluate(withNonBreakingUnits(await articleSource(entry)), {
    ...runtime,
    mdastPlugins: [refuseCode],
    hastPlugins: [namedPictures, satteriHeadingIdsPlugin()],
    // Elements without a component of ours become static HTML.
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['a'] },
    features: { gfm: true, smartPunctuation: true },
    elementAttributeNameCase: 'html',
    data: { astro },
  });
  const Content = ({ components, pictures }: ContentProps) =>
    (MdxContent as Component)({ components: { Fragment, ...components }, pictures });
  return { Content: Object.assign(Content, drawnByAstro), headings: astro.headings };
}
