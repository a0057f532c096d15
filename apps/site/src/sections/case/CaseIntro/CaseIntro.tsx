import type { Tone } from '@agency/content/schemas/tone.ts';
import { Section } from '../../../components/Section/Section.tsx';
import { Tile, type TileProps } from '../../../components/Tile/Tile.tsx';
import { firstSentence } from '../../shared/first-sentence.ts';
import styles from './CaseIntro.module.css';

type CaseIntroProps = {
  label: string;
  text: string;
  /** Pictures of the client's world, where the work itself cannot be seen. */
  pictures: readonly TileProps[];
  tone: Tone;
};

/** A longer first sentence is set as text. */
const HEADLINE_LETTERS = 120;

/** Who the client is and what they came for, set large. */
export function CaseIntro({ label, text, pictures, tone }: CaseIntroProps) {
  const { first, rest } = firstSentence(text);
  return (
    <Section tone={tone} labelledBy="intro-title">
      <div data-reveal="">
        <h2 className={styles.label} id="intro-title">
          {label}
        </h2>
        <p className={styles.text}>
          <span className={first.length < HEADLINE_LETTERS ? styles.headline : styles.passage}>
            {first}
          </span>{' '}
          {rest ? <span className={styles.rest}>{rest}</span> : null}
        </p>
      </div>
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.caption} data-reveal="">
              <Tile {...picture} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
