import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { formatPosition } from '../../../components/format-position.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import rules from './PdfPages.module.css?inline';

const styles = moduleClasses(rules);

type PdfPagesProps = {
  heading: string;
  title: string;
  /** The document as a file, and what the link to it says. */
  file: { href: string; label: string };
  pages: readonly ImageSources[];
  tone: Tone;
};

/** The pages of a document in a row that the finger, the wheel and the arrow keys move. */
export function PdfPages({ heading, title, file, pages, tone }: PdfPagesProps) {
  return (
    <Section tone={tone} labelledBy="embed-title" className={styles.band}>
      <ContentStyle rules={rules} />
      <Heading id="embed-title" title={heading} action={{ ...file, isNewTab: true }} />
      <section className={styles.row} aria-label={title} tabIndex={0}>
        <ol className={styles.pages}>
          {pages.map((page, index) => (
            <li key={page.src} className={styles.page}>
              <Picture picture={page} className={styles.picture} />
              <span className={styles.number} aria-hidden="true">
                {formatPosition(index, pages.length)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  );
}
