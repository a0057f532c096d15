import type { Person } from '@agency/content/schemas/person.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../../components/ShowAll/ShowAll.tsx';
import { SocialLinks } from '../../../components/SocialLinks/SocialLinks.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './Experts.module.css';

type Expert = Pick<Person, 'name' | 'position' | 'bio' | 'facebook' | 'instagram' | 'linkedin'> & {
  id: string;
  portrait: ImageSources;
  /** Larger, beside the heading. */
  lead: boolean;
};

type ExpertsProps = {
  heading: string;
  text: string;
  people: Expert[];
  all?: string;
  /** Said while a person is a sample. */
  sample?: string;
};

/** The people and, as the first tile, the heading. */
export function Experts({ heading, text, people, all, sample }: ExpertsProps) {
  if (people.length === 0) return null;
  const showAll = { label: all, count: people.length };
  return (
    <Section tone="paper" labelledBy="experts-title">
      <div className={styles.grid}>
        <div className={styles.tile} data-tone="accent">
          <Heading id="experts-title" title={heading} className={styles.heading} />
          <p>{text}</p>
          {sample ? <p>{sample}</p> : null}
        </div>
        <ul className={styles.people}>
          {people.map((person, index) => (
            <li
              key={person.id}
              className={styles.person}
              id={person.id}
              data-lead={person.lead || undefined}
              data-reveal=""
              {...itemAttributes(index, showAll)}
            >
              <Picture className={styles.portrait} picture={person.portrait} />
              <h3 className={styles.name}>{person.name}</h3>
              <p className={styles.position}>{person.position}</p>
              <p className={styles.bio}>{person.bio}</p>
              <div className={styles.links}>
                <SocialLinks links={person} of={person.name} />
              </div>
            </li>
          ))}
        </ul>
        <ShowAll {...showAll} />
      </div>
    </Section>
  );
}
