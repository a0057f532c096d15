import { Heading } from '../../components/Heading/Heading.tsx';
import { NumberedList } from '../../components/NumberedList/NumberedList.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { createPictureSources } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './PointsBand.module.css';
import type { fields } from './schema.ts';

/** A numbered list beside its heading, which stays in view on a desktop. */
export async function PointsBand(props: BlockProps<typeof fields>) {
  const { id, heading, text, points, all, tone, side = tone, showsCount } = props;
  const picture = props.picture && (await createPictureSources(props.picture, 'landscape'));
  const caption = props.picture?.caption;
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div className={styles.side} data-tone={side}>
        <div className={styles.sticky}>
          <Heading id={id} title={heading} size="xl" lead={text} className={styles.heading} />
          {showsCount ? (
            <p className={`figure no-print ${styles.count}`} aria-hidden="true">
              {String(points.length).padStart(2, '0')}
            </p>
          ) : null}
          {picture ? <Picture className={styles.picture} picture={picture} /> : null}
          {caption ? (
            <p className={styles.caption}>
              <a href={caption.href}>{caption.label}</a>
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.points}>
        <NumberedList items={points} all={all} />
      </div>
    </section>
  );
}
