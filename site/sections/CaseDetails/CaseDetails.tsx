import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { CaseTile } from '../CasePictures/CasePictures.tsx';
import styles from './CaseDetails.module.css';

export type CaseDetailsProps = { title: string; details: CaseTile[]; openPage: string; tone: Tone };

/** Parts of the work one by one: screens as phones in a row, pages as a board, each open to be read in full. */
export function CaseDetails({ title, details, openPage, tone }: CaseDetailsProps) {
  const upright = details.every(({ picture }) => picture.height > picture.width);
  return (
    <Section tone={tone} labelledBy="details-title">
      <h2 className={styles.heading} id="details-title">
        {title}
      </h2>
      <ul className={upright ? styles.phones : styles.board}>
        {details.map(({ picture, caption, href }, index) => (
          <li key={caption} data-enter="">
            <figure>
              <div className={styles.frame}>
                <Picture picture={picture} />
              </div>
              <figcaption className={styles.caption}>
                <span>
                  <span className={styles.number} aria-hidden="true">
                    {formatPosition(index, details.length)}
                  </span>{' '}
                  {caption}
                </span>
                {href ? (
                  <a
                    className={styles.link}
                    href={href}
                    target="_blank"
                    aria-describedby="new-tab"
                    rel="noopener"
                  >
                    {openPage}
                    <span className="visually-hidden">: {caption}</span>
                    <Icon name="diagonal" />
                  </a>
                ) : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
