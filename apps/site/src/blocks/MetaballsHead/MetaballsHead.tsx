import { BannerTitle } from '../../sections/shared/BannerTitle/BannerTitle.tsx';
import { PriceLine } from '../../sections/shared/PriceLine/PriceLine.tsx';
import type { BlockProps } from '../block-props.ts';
import { Metaballs } from './Metaballs/Metaballs.tsx';
import styles from './MetaballsHead.module.css';
import type { fields } from './schema.ts';

/** The head of the services page: the title before moving metaballs. */
export function MetaballsHead({ price, title, subtitle }: BlockProps<typeof fields>) {
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
          <BannerTitle title={title} subtitle={subtitle} />
          {price ? <PriceLine {...price} /> : null}
        </div>
      </section>
    </div>
  );
}
