import { Band } from '../../components/Band/Band.tsx';
import type { PrivacyPolicy } from '../../shapes/pages/privacy.ts';
import styles from './Legal.module.css';

type LegalProps = {
  words: Omit<PrivacyPolicy, 'seo' | 'banner' | 'updated'>;
  updated: { iso: string; label: string };
};

const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** The privacy policy: contents at the side, eleven numbered sections, the consent. */
export function Legal({ words, updated }: LegalProps) {
  return (
    <Band tone="paper">
      <div className={styles.grid}>
        <nav className={styles.contents} aria-labelledby="legal-updated">
          <p id="legal-updated">
            {words.updatedLabel} <time dateTime={updated.iso}>{updated.label}</time>
          </p>
          <ol>
            {words.sections.map((section) => (
              <li key={section.title}>
                <a href={`#${anchor(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.introduction}>{words.introduction}</p>
          <ol className={styles.sections}>
            {words.sections.map((section) => (
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
          <h2>{words.consent.title}</h2>
          <p>{words.consent.text}</p>
        </div>
      </div>
    </Band>
  );
}
