import { Section } from '../../../components/Section/Section.tsx';
import { Tile } from '../../../components/Tile/Tile.tsx';
import { singleFile } from '../../../content.ts';
import { firstSentence } from '../../shared/first-sentence.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import { loadCaseTiles } from '../load-case-pictures.ts';
import styles from './CaseIntro.module.css';

/** A longer first sentence is set as text. */
const HEADLINE_LETTERS = 120;

/** Who the client is and what they came for, set large. Search cases have no work to look at: their pictures are here. */
export async function CaseIntro({ study, caseType, tone }: CaseBlockProps) {
  const { description, embed } = study.data;
  const labels = (await singleFile('interface')).caseStudy;
  const { first, rest } = firstSentence(description);
  const pictures =
    caseType === 'search' && embed.kind === 'pictures'
      ? await loadCaseTiles(embed.pictures, () => 'half', labels.embed.openPost)
      : [];
  return (
    <Section tone={tone} labelledBy="intro-title">
      <div data-reveal="">
        <h2 className={styles.label} id="intro-title">
          {labels.intro}
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
