import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { isPoster } from './is-poster.ts';
import styles from './PageBanner.module.css';

export type PageBannerProps = {
  title: string;
  subtitle: string;
  text?: string;
  picture?: ImageSources;
  /** The picture fills the end of the band, up to the window's edges. */
  edge?: boolean;
  /** Links under the words, the first the main one. */
  actions?: readonly { label: string; href: string; icon?: IconName }[];
};

/** The first band of an inner page: one very large title on the dark. */
export function PageBanner({ title, subtitle, text, picture, edge, actions }: PageBannerProps) {
  return (
    <section
      className={styles.banner}
      data-tone="dark"
      aria-labelledby="page-title"
      data-pictured={picture ? '' : undefined}
      data-edge={edge ? '' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.copy}>
          <p className={styles.subtitle}>{subtitle}</p>
          <h1 className={styles.title} id="page-title" data-poster={isPoster(title) || undefined}>
            {title}
          </h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          {actions ? (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <ActionLink
                  key={action.href}
                  {...action}
                  variant={index === 0 ? 'solid' : 'outline'}
                />
              ))}
            </div>
          ) : null}
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} first />
          </div>
        ) : null}
      </div>
    </section>
  );
}
