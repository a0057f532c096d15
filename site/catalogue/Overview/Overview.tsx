import { Contents } from '../Contents/Contents.tsx';
import { entries, variantCount } from '../entries.ts';
import { ColourCard } from './ColourCard.tsx';
import styles from './Overview.module.css';
import { TypeCard } from './TypeCard.tsx';

/** The first page of the catalogue: what all components are made of. */
export function Overview() {
  return (
    <div className={styles.page}>
      <Contents />
      <main className={styles.main}>
        <h1 className={styles.title}>Design</h1>
        <p className={styles.count}>
          {`${entries.length} parts in ${variantCount} states. This page exists while developing only.`}
        </p>
        <TypeCard />
        <ColourCard />
      </main>
    </div>
  );
}
