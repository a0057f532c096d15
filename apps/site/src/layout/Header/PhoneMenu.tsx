import type { Brand } from '@agency/content/schemas/brand.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { emailHref, phoneHref } from '../contact-links.ts';
import styles from './PhoneMenu.module.css';

type PhoneMenuProps = {
  copy: Pick<InterfaceCopy['header'], 'sheetLabel'>;
  brand: Brand;
  links: ReactNode;
  call: ReactNode;
  chat: ReactNode;
  search: ReactNode;
  picture: ImageSources | undefined;
};

/** The menu of small screens: a details element, so it opens without script. Contact links are near the thumb. */
export function PhoneMenu({ copy, brand, links, call, chat, search, picture }: PhoneMenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        <span className="visually-hidden">{copy.sheetLabel}</span>
      </summary>
      <nav className={styles.sheet} aria-label={copy.sheetLabel}>
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} />
          </div>
        ) : null}
        <ul>{links}</ul>
        <div className={styles.contact} data-tone="accent">
          <a href={emailHref(brand)}>{brand.email}</a>
          <a className={styles.phone} href={phoneHref(brand)}>
            {brand.phone}
          </a>
          <div className={styles.calls}>
            {call}
            <div className={styles.round}>
              {search}
              {chat}
            </div>
          </div>
        </div>
      </nav>
    </details>
  );
}
