import { Section } from '../../components/Section/Section.tsx';
import type { PrivacyPolicy } from '../../schemas/pages/privacy.ts';
import styles from './Legal.module.css';

export type LegalProps = {
  copy: Omit<PrivacyPolicy, 'seo' | 'banner' | 'updated'>;
  updated: { iso: string; label: string };
};

const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** The privacy policy: contents at the side, eleven numbered sections, the consent. */
export function Legal({ copy, updated }: LegalProps) {
  return (
    <Section tone="paper">
      <div className={styles.grid}>
        <nav className={styles.contents} aria-labelledby="legal-updated">
          <p id="legal-updated">
            {copy.updatedLabel} <time dateTime={updated.iso}>{updated.label}</time>
          </p>
          <ol>
            {copy.sections.map((section) => (
              <li key={section.title}>
                <a href={`#${anchor(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.introduction}>{copy.introduction}</p>
          <ol className={styles.sections}>
            {copy.sections.map((section) => (
              <li key={section.title} id={anchor(section.title)}>
                <h2>{section.title}</h2>
                {section.blocks.map((block, index) => (
                  <div key={index} className={styles.block}>
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
          <h2>{copy.consent.title}</h2>
          <p>{copy.consent.text}</p>
        </div>
      </div>
    </Section>
  );
}
