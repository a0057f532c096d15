import type { CollectionEntry } from 'astro:content';
import { refuseCode } from '@agency/content/articles/article-code.ts';
import { textAnchor } from '@agency/content/articles/heading-anchors.ts';
import { withNonBreakingUnits } from '@agency/content/non-breaking-units.ts';
import type { ArticleComponent } from '@agency/content/schemas/article-components.ts';
import { type SatteriAstroData, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { type EvaluateOptions, evaluate } from 'satteri';
import { articleSource } from '../../content.ts';
import { codeAsTyped, namedPictures, ownAnchors, scrollableParts } from './article-plugins.ts';

const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** Without it Astro tries which of its renderers can draw a component. */
const drawnByAstro = { [Symbol.for('astro:renderer')]: 'astro:jsx' };

type ContentProps = {
  /** The components of articles, and elements of Markdown that look different here. */
  components: Record<string, unknown>;
  pictures: CollectionEntry<'articles'>['data']['pictures'];
};
type Component = (props: ContentProps) => unknown;

export const emptyData = (): SatteriAstroData => ({
  frontmatter: {},
  headings: [],
  localImagePaths: new Set(),
  remoteImagePaths: new Set(),
});

/** How the text of an article is compiled, for its page and for the feed. */
export const articlePlugins = {
  mdastPlugins: [refuseCode, codeAsTyped],
  hastPlugins: [namedPictures, satteriHeadingIdsPlugin(), ownAnchors, scrollableParts],
};

/** The text of an article as a component, made for its page alone. */
export async function loadArticleBody(entry: CollectionEntry<'articles' | 'customPages'>) {
  const astro = emptyData();
  const source = await articleSource(entry);
  const { default: MdxContent } = await evaluate(withNonBreakingUnits(source), {
    ...runtime,
    ...articlePlugins,
    // Elements without a component of ours become static HTML.
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['a'] },
    features: { gfm: true, smartPunctuation: true },
    elementAttributeNameCase: 'html',
    data: { astro },
  });
  const Content = ({ components, pictures }: ContentProps) =>
    (MdxContent as Component)({ components: { Fragment, ...components }, pictures });
  const headings = astro.headings.map((heading) => ({
    ...heading,
    slug: textAnchor(heading.slug),
  }));
  return {
    Content: Object.assign(Content, drawnByAstro),
    headings,
    /** Whether the text has this component, so that its styles are in the page. */
    uses: (name: ArticleComponent) => source.includes(`<${name}`),
  };
}
