import type { CollectionEntry } from 'astro:content';
import { Fragment } from 'react';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { singleFile } from '../../../content.ts';
import { ctaAbout, ctaAction } from '../../../layout/cta-action.ts';
import styles from './ArticleSidebar.module.css';

/** Beside the end of an article: calls to action about it. */
export async function ArticleSidebar({ article }: { article: CollectionEntry<'articles'> }) {
  const { actions: ctas, ...copy } = (await singleFile('interface')).article.sidebar;
  const brand = await singleFile('brand');
  const actions = ctas.map((cta) => ctaAction(ctaAbout(cta, article.data.heading), brand));
  return (
    <aside className={styles.sidebar} aria-label={copy.heading}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <p className={styles.text}>{copy.text}</p>
      {actions.map((action, index) => (
        <Fragment key={action.href}>
          <ActionLink {...action} variant={index === 0 ? 'solid' : 'quiet'} />{' '}
        </Fragment>
      ))}
    </aside>
  );
}
