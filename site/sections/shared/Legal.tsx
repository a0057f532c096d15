import { Section } from '../../components/Section/Section.tsx';
import type { LegalPage, PrivacyPolicy } from '../../schemas/pages/legal.ts';
import styles from './Legal.module.css';

export type LegalProps = {
  copy: Omit<LegalPage, 'seo' | 'banner' | 'updated'> & Partial<Pick<PrivacyPolicy, 'consent'>>;
  updated: { iso: string; label: string };
};

/** By its number: titles may be alike, or hold no Latin letters. */
const anchor = (index: number) => `section-${index + 1}`;

/** The privacy policy or the accessibility statement: contents at the side, numbered sections. */
export function Legal({ copy, updated }: LegalProps) {
  return (
    <Section tone="paper">
      <div className={styles.grid}>
        <nav className={styles.contents} aria-labelledby="legal-updated">
          <p id="legal-updated">
            {copy.updatedLabel} <time dateTime={updated.iso}>{updated.label}</time>
          </p>
          <ol>
            {copy.sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${anchor(index)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.introduction}>{copy.introduction}</p>
          <ol className={styles.sections}>
            {copy.sections.map((section, index) => (
              <li key={section.title} id={anchor(index)}>
                <h2>{section.title}</h2>
                {section.blocks.map((block, place) => (
                  <div key={place} className={styles.block}>
                    {block.title ? <h3>{block.title}</h3> : null}
                    {block.text ? <p>{block.text}</p> : null}
                    {block.points ? (
                      <ul>
                        {block.points.map((point) => (
                          <li key={point}>{point}</li>
                        ))}
                      </ul>
                    ) : null}
                  </div>
                ))}
              </li>
            ))}
          </ol>
          {copy.consent ? (
            <>
              <h2>{copy.consent.title}</h2>
              <p>{copy.consent.text}</p>
            </>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
