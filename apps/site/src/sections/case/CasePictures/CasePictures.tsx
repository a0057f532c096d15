import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Tile, type TileProps } from '../../../components/Tile/Tile.tsx';
import rules from './CasePictures.module.css?inline';

const styles = moduleClasses(rules);

type CasePicturesProps = {
  heading: string;
  tiles: readonly TileProps[];
  /** A large picture beside smaller ones; posts from side to side of the window; or screens of a phone. */
  layout: 'grid' | 'posts' | 'screens';
  tone: Tone;
};

/** The work itself as pictures. */
export function CasePictures({ heading, tiles, layout, tone }: CasePicturesProps) {
  return (
    <Section tone={tone} labelledBy={`${layout}-title`} className={styles.band}>
      <ContentStyle rules={rules} />
      <Heading id={`${layout}-title`} title={heading} />
      <ul className={styles[layout]}>
        {tiles.map((tile) => (
          <li key={tile.caption} data-reveal="">
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
