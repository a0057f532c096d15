import { Band } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Person } from '../../shapes/person.ts';
import styles from './Experts.module.css';

type Expert = Pick<
  Person,
  'name' | 'position' | 'alt' | 'bio' | 'facebook' | 'instagram' | 'linkedin'
> & {
  id: string;
  portrait: { src: string; width: number; height: number };
};

type ExpertsProps = { heading: string; text: string; people: Expert[] };

const networks = ['facebook', 'instagram', 'linkedin'] as const;

/** Fourteen people and, as the fifteenth tile, the heading: whole rows of five or of three. */
export function Experts({ heading, text, people }: ExpertsProps) {
  return (
    <Band tone="paper" labelledBy="experts-title">
      <div className={styles.grid}>
        <header className={styles.tile} data-tone="lime">
          <h2 className={styles.heading} id="experts-title">
            {heading}
          </h2>
          <p>{text}</p>
        </header>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id} className={styles.person} data-enter="">
              <img
                className={styles.portrait}
                {...person.portrait}
                alt={person.alt}
                loading="lazy"
              />
              <h3 className={styles.name}>{person.name}</h3>
              <p className={styles.position}>{person.position}</p>
              <p className={styles.bio}>{person.bio}</p>
              <ul className={styles.links}>
                {networks.map((network) => (
                  <li key={network}>
                    <a
                      href={person[network]}
                      target="_blank"
                      rel="noopener"
                      aria-label={`${person.name}: ${network}`}
                    >
                      <Icon name={network} />
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
