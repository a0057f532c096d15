import type { BannerPrice } from '@agency/content/schemas/pages/banner.ts';
import { BannerTitle, type BannerTitleProps } from '../../shared/BannerTitle/BannerTitle.tsx';
import { PriceLine } from '../../shared/PriceLine/PriceLine.tsx';
import { Metaballs } from '../Metaballs/Metaballs.tsx';
import styles from './MetaballsBanner.module.css';

type MetaballsBannerProps = BannerTitleProps & { price?: BannerPrice };

/** The head of the services page: the title before moving metaballs. */
export function MetaballsBanner({ price, ...title }: MetaballsBannerProps) {
  return (
    <div className={styles.layers}>
      <Metaballs />
      <section
        className={styles.banner}
        id="page-head"
        data-tone="dark"
        aria-labelledby="page-title"
      >
        <div className={styles.copy}>
          <BannerTitle {...title} />
          {price ? <PriceLine {...price} /> : null}
        </div>
      </section>
    </div>
  );
}
