import type { BannerPrice } from '@agency/content/schemas/pages/banner.ts';
import type { ReactNode } from 'react';
import { type Action, ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { BannerTitle, type BannerTitleProps } from '../BannerTitle/BannerTitle.tsx';
import { PriceLine } from '../PriceLine/PriceLine.tsx';
import styles from './PhotoBanner.module.css';

export type PhotoBannerProps = BannerTitleProps & {
  picture: ImageSources;
  /** A photograph behind the text instead of an object beside them. */
  wide?: boolean;
  text?: string;
  price?: BannerPrice;
  /** The first is the main one. */
  actions?: readonly Action[];
  children?: ReactNode;
};

/** The head of a page whose picture fades into the dark: above the title on phones, beside or behind it elsewhere. */
export function PhotoBanner(props: PhotoBannerProps) {
  const { picture, wide, text, price, actions = [], children, ...title } = props;
  return (
    <section
      className={styles.banner}
      id="page-head"
      data-tone="dark"
      data-wide={wide || undefined}
      aria-labelledby="page-title"
    >
      <div className={styles.picture} data-page-picture={wide || undefined}>
        <Picture picture={picture} priority />
      </div>
      <div className={styles.inner} data-page-copy={wide || undefined}>
        <div className={styles.copy}>
          <BannerTitle {...title} />
          {text ? <p>{text}</p> : null}
          {price ? <PriceLine {...price} /> : null}
          {children}
          {actions.length > 0 ? (
            <ul className={styles.actions}>
              {actions.map((action, index) => (
                <li key={action.href}>
                  <ActionLink {...action} variant={index === 0 ? 'solid' : 'outline'} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
