import { Section, type Tone } from '../../components/Section/Section.tsx';
import styles from './CaseFilm.module.css';
import type { CaseFilmCopy } from './load-case-film.ts';
import { PullBackFilm } from './PullBackFilm.tsx';
import { TierFilm } from './TierFilm.tsx';

export type CaseFilmProps = { film: CaseFilmCopy; tone: Tone };

/** A part of the case that is told as one scrolls. */
export function CaseFilm({ film, tone }: CaseFilmProps) {
  return (
    <Section tone={tone} labelledBy="film-title" className={styles.band}>
      <h2 className={styles.heading} id="film-title">
        {film.title}
      </h2>
      {film.kind === 'tiers' ? <TierFilm {...film} /> : <PullBackFilm {...film} />}
    </Section>
  );
}
