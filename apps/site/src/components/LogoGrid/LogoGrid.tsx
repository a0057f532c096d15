import { classNames } from '../class-names.ts';
import { formatPosition } from '../format-position.ts';
import styles from './LogoGrid.module.css';

export type Logo = { name: string; src: string; width: number; height: number; number?: number };

type LogoGridProps = {
  logos: Logo[];
  className?: string | undefined;
};

/** Logos in a grid with lines; the hovered one grows. */
export function LogoGrid({ logos, className }: LogoGridProps) {
  return (
    <ul className={classNames(styles.grid, className)}>
      {logos.map((logo) => (
        <li key={logo.name} className={styles.cell}>
          {logo.number ? (
            <span className="note" aria-hidden="true">
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
