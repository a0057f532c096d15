import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './EmbedFrame.module.css';

export type EmbedFrameProps = {
  kind: 'site' | 'pdf';
  title: string;
  /** A path of this site or an https address. */
  address: string;
  picture: ImageSources;
  copy: InterfaceCopy['caseStudy']['embed'];
  tone?: Tone;
};

/**
 * What a visiting site may do inside the frame. A PDF viewer works only without a sandbox, and a site of our own
 * address could remove it from inside: there it would only promise what it does not keep.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A piece of work in a window of its own. load-frame.ts fetches it when the visitor asks for it. */
export function EmbedFrame({
  kind,
  title,
  address,
  picture,
  copy,
  tone = 'dark',
}: EmbedFrameProps) {
  const [load, open] =
    kind === 'pdf' ? [copy.loadPdf, copy.openPdf] : [copy.loadSite, copy.openSite];
  return (
    <Section tone={tone} labelledBy="embed-title">
      <Heading
        id="embed-title"
        title={copy.heading}
        action={{ href: address, label: open, isNewTab: true }}
      />
      <figure className={styles.window}>
        <figcaption className={styles.bar}>
          <span className={styles.dots} aria-hidden="true" />
          <span className={styles.name}>{title}</span>
        </figcaption>
        <div className={styles.stage} data-kind={kind} data-frame="">
          <Picture picture={picture} className={styles.picture} />
          <template>
            <iframe
              className={styles.frame}
              src={address}
              title={title}
              sandbox={kind === 'site' && !address.startsWith('/') ? sandbox : undefined}
            />
          </template>
        </div>
        <button type="button" className={styles.load} data-load-frame="">
          {load}
          <Icon name="play" />
        </button>
      </figure>
    </Section>
  );
}
