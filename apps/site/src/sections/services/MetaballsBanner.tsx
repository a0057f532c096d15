import { Metaballs } from '../../islands/Metaballs/Metaballs.tsx';
import { BannerTitle, type BannerTitleProps } from '../shared/BannerTitle.tsx';
import styles from './MetaballsBanner.module.css';

/** The head of the services page: the title before moving metaballs. */
export function MetaballsBanner(title: BannerTitleProps) {
  return (
    <div className={styles.layers}>
      <Metaballs />
      <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
        <BannerTitle className={styles.copy} {...title} />
      </section>
    </div>
  );
}
