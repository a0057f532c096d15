import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import styles from './MessagePage.module.css';

export type MessagePageProps = {
  title: string;
  lines: readonly string[];
  picture: ImageSources;
  links: readonly Link[];
};

/** A page of one screen: thank-you and not-found. */
export function MessagePage({ title, lines, picture, links }: MessagePageProps) {
  return (
    <section className={styles.page} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.copy}>
        <h1 className={styles.title} id="page-title">
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
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
