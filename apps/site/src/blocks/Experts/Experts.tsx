import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../components/ShowAll/ShowAll.tsx';
import { SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx';
import { allPeople, wordsIn } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import { hasSamples } from '../../sections/shared/has-samples.ts';
import { hasLongWord } from '../../theme/title-width.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './Experts.module.css';
import type { fields } from './schema.ts';

/** The widest word of a name that fits a column of a tablet, in em. */
const WIDEST_WORD = 5;

/** How many people, from the first, are larger. */
const leads = 2;

async function loadTeam() {
  const team = (await allPeople()).map(
    async ({ id, data: { portrait, alt, ...person } }, index) => {
      const lead = index < leads;
      const preset = lead ? 'portrait' : 'smallPortrait';
      return { ...person, id, lead, portrait: await createImageSources(portrait, alt, preset) };
    },
  );
  return Promise.all(team);
}

/** The people and, as the first tile, the heading. */
export async function Experts({ id, tone, heading, text, all, page }: BlockProps<typeof fields>) {
  const people = await loadTeam();
  const { samples } = await wordsIn(page.language);
  const sample = hasSamples(people) ? samples.people : undefined;
  if (people.length === 0) return null;
  const showAll = { label: all, count: people.length };
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.tile} data-tone="accent">
          <Heading id={id} title={heading} className={styles.heading} />
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
              <h3
                className={styles.name}
                data-long={hasLongWord(person.name, WIDEST_WORD) || undefined}
              >
                {person.name}
              </h3>
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
