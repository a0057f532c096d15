import { formatPosition } from '../../images/format-index.ts';
import styles from './LogoGrid.module.css';

export type Logo = { name: string; src: string; width: number; height: number; number?: number };

type LogoGridProps = { logos: Logo[] };

/** Drawn marks in a ruled grid; the one under the pointer grows. */
export function LogoGrid({ logos }: LogoGridProps) {
  return (
    <ul className={styles.grid} data-logos="">
      {logos.map((logo) => (
        <li key={logo.name} className={styles.cell}>
          {logo.number ? (
            <span className={styles.number} aria-hidden="true">
              {formatPosition(logo.number - 1, logos.length)}
            </span>
          ) : null}
          <img
            className={styles.logo}
            src={logo.src}
            alt={logo.name}
            width={logo.width}
            height={logo.height}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
