import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameOf } from '../../pictures/frame-number.ts';
import type { CaseTile } from '../CasePictures/CasePictures.tsx';
import styles from './CasePieces.module.css';

type CasePiecesProps = { title: string; pieces: CaseTile[]; openPage: string; tone: Tone };

/** Parts of the work one by one: screens as phones in a row, pages as a board, each open to be read in full. */
export function CasePieces({ title, pieces, openPage, tone }: CasePiecesProps) {
  const upright = pieces.every(({ picture }) => picture.height > picture.width);
  return (
    <Band tone={tone} labelledBy="pieces-title">
      <h2 className={styles.heading} id="pieces-title">
        {title}
      </h2>
      <ul className={upright ? styles.phones : styles.board}>
        {pieces.map(({ picture, caption, href }, index) => (
          <li key={caption} data-enter="">
            <figure>
              <div className={styles.frame}>
                <Picture picture={picture} />
              </div>
              <figcaption className={styles.caption}>
                <span>
                  <span className={styles.number} aria-hidden="true">
                    {frameOf(index, pieces.length)}
                  </span>{' '}
                  {caption}
                </span>
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
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
    </Band>
  );
}
