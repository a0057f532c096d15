import type { CollectionEntry } from 'astro:content';
import { singleFile } from '../../content.ts';
import { ctaAbout, ctaAction } from '../../layout/cta-action.ts';
import type { ArticleSidebarProps } from './ArticleSidebar.tsx';

export async function loadArticleSidebar(
  article: CollectionEntry<'articles'>,
): Promise<ArticleSidebarProps> {
  const { actions, ...copy } = (await singleFile('interface')).article.sidebar;
  const brand = await singleFile('brand');
  const about = article.data.heading;
  return { copy, actions: actions.map((cta) => ctaAction(ctaAbout(cta, about), brand)) };
}
