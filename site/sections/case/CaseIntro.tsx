import { Section, type Tone } from '../../components/Section/Section.tsx';
import { Tile, type TileProps } from '../../components/Tile/Tile.tsx';
import styles from './CaseIntro.module.css';
import { splitOpening } from './split-opening.ts';

type CaseIntroProps = {
  label: string;
  text: string;
  /** Pictures of the client's world, where the work itself cannot be seen. */
  pictures: readonly TileProps[];
  tone: Tone;
};

/** A few words are set as a poster, one sentence as a headline, a long one to be read. */
function openingSize({ length }: string): 'poster' | 'headline' | 'passage' {
  if (length < 20) return 'poster';
  return length < 120 ? 'headline' : 'passage';
}

/** Who the client is and what they came for, set large. */
export function CaseIntro({ label, text, pictures, tone }: CaseIntroProps) {
  const { opening, rest } = splitOpening(text);
  return (
    <Section tone={tone} labelledBy="intro-title">
      <div data-enter="">
        <h2 className={styles.label} id="intro-title">
          {label}
        </h2>
        <p className={styles.text}>
          <span className={styles.opening} data-size={openingSize(opening)}>
            {opening}
          </span>{' '}
          {rest ? <span className={styles.rest}>{rest}</span> : null}
        </p>
      </div>
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.caption} data-enter="">
              <Tile {...picture} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
