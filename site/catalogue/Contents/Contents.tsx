import { rooms } from '../entries.ts';
import styles from './Contents.module.css';

type ContentsProps = { current?: string };

/** All entries, room by room, at the left of every page of the catalogue. */
export function Contents({ current }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="Entries">
      <a className={styles.home} href="/design" aria-current={current ? undefined : 'page'}>
        Design
      </a>
      {rooms.map(({ room, entries }) => (
        <section key={room}>
          <h2 className={styles.room}>{room}</h2>
          <ul>
            {entries.map(({ slug, name, variants }) => (
              <li key={slug}>
                <a
                  className={styles.link}
                  href={`/design/${slug}`}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  <span>{name}</span>
                  <span className={styles.count}>{variants.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
