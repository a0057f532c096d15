import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { classNames } from '../../../components/class-names.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import rules from './EmbedFrame.module.css?inline';

const styles = moduleClasses(rules);

export type EmbedFrameProps = {
  kind: 'site' | 'pdf';
  title: string;
  /** A path of this site or an https address. */
  address: string;
  picture: ImageSources;
  /** A site as it is on a phone, instead of `picture` there. */
  phonePicture?: ImageSources;
  copy: InterfaceCopy['caseStudy']['embed'];
  tone?: Tone;
};

/**
 * What an embedded site may do. PDF viewers do not work in a sandbox, and a page of the same origin could remove it
 * from inside, so both have none.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A website or PDF in a drawn browser window. load-frame.ts loads it after a click. */
export function EmbedFrame({
  kind,
  title,
  address,
  picture,
  phonePicture,
  copy,
  tone = 'dark',
}: EmbedFrameProps) {
  const [load, open] =
    kind === 'pdf' ? [copy.loadPdf, copy.openPdf] : [copy.loadSite, copy.openSite];
  return (
    <Section tone={tone} labelledBy="embed-title">
      <ContentStyle rules={rules} />
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
        <div className={styles.viewport} data-kind={kind} data-frame="">
          <Picture
            picture={picture}
            className={classNames(styles.picture, phonePicture && styles.wide)}
          />
          {phonePicture ? (
            <Picture picture={phonePicture} className={`${styles.picture} ${styles.upright}`} />
          ) : null}
          <template>
            <iframe
              className={styles.frame}
              src={address}
              title={title}
              sandbox={kind === 'site' && !address.startsWith('/') ? sandbox : undefined}
            />
          </template>
        </div>
        <button type="button" className={`${styles.load} needs-script`} data-load-frame="">
          {load}
          <Icon name="play" />
        </button>
      </figure>
    </Section>
  );
}
