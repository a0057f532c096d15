import { OpenableHeading } from '../../components/OpenableHeading/OpenableHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './CaseLeaves.module.css';

export type CaseLeavesProps = {
  heading: string;
  title: string;
  /** The document as a file, and what the link to it says. */
  file: { href: string; label: string };
  leaves: readonly ImageSources[];
  tone: Tone;
};

/** A document to leaf through: its pages in a row that the finger, the wheel and the arrow keys move. */
export function CaseLeaves({ heading, title, file, leaves, tone }: CaseLeavesProps) {
  return (
    <Section tone={tone} labelledBy="embed-title" className={styles.band}>
      <OpenableHeading id="embed-title" title={heading} href={file.href} open={file.label} />
      <section className={styles.row} aria-label={title} tabIndex={0}>
        <ol className={styles.leaves}>
          {leaves.map((leaf, index) => (
            <li key={leaf.src} className={styles.leaf}>
              <Picture picture={leaf} className={styles.page} />
              <span className={styles.number} aria-hidden="true">
                {formatPosition(index, leaves.length)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  );
}
