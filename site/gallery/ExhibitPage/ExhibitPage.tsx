import { Contents } from '../Contents/Contents.tsx';
import type { Exhibit } from '../exhibit.ts';
import { exhibits } from '../exhibits.ts';
import styles from './ExhibitPage.module.css';
import { Showcase } from './Showcase.tsx';

type ExhibitPageProps = { slug: string };

const homes: Record<Exhibit['room'], string> = {
  components: 'site/components',
  islands: 'site/islands',
  sections: 'site/sections',
  layout: 'site/layout',
};

/** One component in all its states, below each other. */
export function ExhibitPage({ slug }: ExhibitPageProps) {
  const exhibit = exhibits.find((one) => one.slug === slug);
  if (!exhibit) return null;
  const { name, room, small, specimens } = exhibit;
  return (
    <div className={styles.page}>
      <Contents current={slug} />
      <main className={styles.main}>
        <header className={styles.head}>
          <p className={styles.path}>{`${homes[room]}/${name}/${name}.examples.ts`}</p>
          <h1 className={styles.title}>{name}</h1>
        </header>
        <ol className={styles.specimens} data-small={small ? '' : undefined}>
          {specimens.map((specimen, index) => (
            <li key={specimen.id} className={styles.specimen} id={specimen.id}>
              <Showcase
                exhibit={exhibit}
                specimen={specimen}
                place={`${twoDigits(index + 1)} / ${twoDigits(specimens.length)}`}
              />
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
