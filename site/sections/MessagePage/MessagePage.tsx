import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import { isPoster } from '../PageBanner/is-poster.ts';
import styles from './MessagePage.module.css';

export type MessagePageProps = {
  title: string;
  lines: readonly string[];
  /** A line with {reference} in it, shown when the address of the page holds one. */
  reference?: string;
  picture: ImageSources;
  links: readonly Link[];
};

/** A page of one screen: thank-you and not-found. */
export function MessagePage({ title, lines, reference, picture, links }: MessagePageProps) {
  const [before, after] = reference?.split('{reference}') ?? [];
  return (
    <section className={styles.page} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.copy}>
        <h1 className={styles.title} id="page-title" data-poster={isPoster(title) || undefined}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        {reference ? (
          <p className={`${styles.line} ${styles.named}`} data-reference-line="" hidden>
            {before}
            <strong className={styles.reference} data-reference="" />
            {after}
          </p>
        ) : null}
        <ul className={styles.links}>
          {links.map((link, index) => (
            <li key={link.href}>
              <ActionLink
                href={link.href}
                label={link.label}
                variant={index === 0 ? 'solid' : 'outline'}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
