import { Section, type Tone } from '../../components/Section/Section.tsx';
import styles from './CasePictures.module.css';
import { type CaseTile, PictureTile } from './PictureTile.tsx';

type CasePicturesProps = {
  heading: string;
  tiles: readonly CaseTile[];
  /** A large picture beside smaller ones; posts from side to side of the window; or screens of a phone. */
  layout: 'grid' | 'strip' | 'screens';
  tone: Tone;
};

/** The work itself as pictures. */
export function CasePictures({ heading, tiles, layout, tone }: CasePicturesProps) {
  return (
    <Section tone={tone} labelledBy={`${layout}-title`} className={styles.band}>
      <h2 className={styles.heading} id={`${layout}-title`}>
        {heading}
      </h2>
      <ul className={styles[layout]}>
        {tiles.map((tile) => (
          <li key={tile.caption} data-enter="">
            <PictureTile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
