import { Contents } from '../Contents/Contents.tsx';
import { entries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import styles from './EntryPage.module.css';
import { Showcase } from './Showcase.tsx';

type EntryPageProps = { slug: string };

const homes: Record<Entry['room'], string> = {
  components: 'site/components',
  islands: 'site/islands',
  sections: 'site/sections',
  layout: 'site/layout',
};

/** One component in all its states, below each other. */
export function EntryPage({ slug }: EntryPageProps) {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) return null;
  const { name, room, small, variants } = entry;
  return (
    <div className={styles.page}>
      <Contents current={slug} />
      <main className={styles.main}>
        <header className={styles.head}>
          <p className={styles.path}>{`${homes[room]}/${name}/${name}.examples.ts`}</p>
          <h1 className={styles.title}>{name}</h1>
        </header>
        <ol className={styles.variants} data-small={small ? '' : undefined}>
          {variants.map((variant, index) => (
            <li key={variant.id} className={styles.variant} id={variant.id}>
              <Showcase
                entry={entry}
                variant={variant}
                place={`${twoDigits(index + 1)} / ${twoDigits(variants.length)}`}
              />
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
