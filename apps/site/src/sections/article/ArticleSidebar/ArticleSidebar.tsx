import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { Fragment } from 'react';
import { type Action, ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import styles from './ArticleSidebar.module.css';

type ArticleSidebarProps = {
  copy: Omit<InterfaceCopy['article']['sidebar'], 'actions'>;
  actions: readonly Action[];
};

/** Beside the end of an article: calls to action about it. */
export function ArticleSidebar({ copy, actions }: ArticleSidebarProps) {
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
