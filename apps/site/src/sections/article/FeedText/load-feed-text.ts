import type { CollectionEntry } from 'astro:content';
import type { CalculatorKind } from '@agency/content/formulas/formulas.ts';
import { entryUrl } from '@agency/content/page-url.ts';
import { type ComponentType, createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EvaluateOptions, evaluate } from 'satteri';
import { articleSource, singleFile } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { anchorOf } from '../../../islands/Calculator/share-address.ts';
import { absoluteUrl } from '../../../seo/graph/node.ts';
import { articlePlugins, emptyData } from '../load-article-body.ts';
import { createFeedComponents, type FeedPicture } from './feed-components.tsx';

const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** The whole text of an article as HTML for feed readers: all addresses are full ones. */
export async function loadFeedText(entry: CollectionEntry<'articles'>): Promise<string> {
  const { calculators } = await singleFile('interface');
  const page = absoluteUrl(entryUrl('articles', entry.id));
  const pictures: Record<string, FeedPicture> = {};
  for (const [name, file] of Object.entries(entry.data.pictures)) {
    const { src, width, height } = await createImageSources(file, '', 'wide');
    pictures[name] = { src: absoluteUrl(src), width, height };
  }
  const { default: Text } = (await evaluate(await articleSource(entry), {
    ...runtime,
    ...articlePlugins,
    features: { gfm: true, smartPunctuation: true },
    data: { astro: emptyData() },
  })) as { default: ComponentType<Record<string, unknown>> };
  const components = createFeedComponents({
    pictures,
    absolute: (href) =>
      href.startsWith('#') ? page + href : href.startsWith('/') ? absoluteUrl(href) : href,
    calculator: (kind) => ({
      title: calculators[kind as CalculatorKind].title,
      href: `${page}#${anchorOf(kind as CalculatorKind)}`,
    }),
  });
  return renderToStaticMarkup(createElement(Text, { components, pictures }));
}
