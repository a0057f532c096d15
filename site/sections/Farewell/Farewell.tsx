import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { Link } from '../../shapes/link.ts';
import styles from './Farewell.module.css';

type FarewellProps = {
  title: string;
  lines: readonly string[];
  picture: RenderedPicture;
  links: readonly Link[];
};

/** A page of one screen: thank-you and not-found. */
export function Farewell({ title, lines, picture, links }: FarewellProps) {
  return (
    <section className={styles.page} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.words}>
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
                look={index === 0 ? 'solid' : 'outline'}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
