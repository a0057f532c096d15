import { Fragment } from 'react';
import article from '../../sections/article/ArticleText/ArticleText.module.css';
import { formatDay } from '../../sections/shared/format-day.ts';
import type { BlockFields } from '../block-props.ts';
import styles from './LegalText.module.css';
import { type fields, sectionAnchor } from './schema.ts';

type LegalSectionsProps = { copy: BlockFields<typeof fields> };

/** The text of the privacy policy or the accessibility statement, in numbered sections. */
export function LegalSections({ copy }: LegalSectionsProps) {
  return (
    <div className={styles.sections}>
      <div className={article.text}>
        <p>{copy.introduction}</p>
        <p>
          {copy.updatedLabel}{' '}
          <time dateTime={copy.updated.toISOString().slice(0, 10)}>
            {formatDay(copy.updated, 'long')}
          </time>
        </p>
      </div>
      <ol className={styles.sections}>
        {copy.sections.map((section, index) => (
          <li key={section.title} id={sectionAnchor(index)} className={article.text}>
            <h2>{`${index + 1}. ${section.title}`}</h2>
            {section.blocks.map((block, place) => (
              <Fragment key={place}>
                {block.title ? <h3>{block.title}</h3> : null}
                {block.text ? <p>{block.text}</p> : null}
                {block.points ? (
                  <ul>
                    {block.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                ) : null}
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
      {copy.consent ? (
        <div className={article.text}>
          <h2>{copy.consent.title}</h2>
          <p>{copy.consent.text}</p>
        </div>
      ) : null}
    </div>
  );
}
