import { entryUrl } from '@agency/content/page-url.ts';
import type { Testimonial } from '@agency/content/schemas/testimonials.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { allCaseStudies, singleFile, wordsIn } from '../../content.ts';
import { createPictureSources, type ImageSources } from '../../images/image-sources.ts';
import { hasSamples } from '../../sections/shared/has-samples.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './Testimonials.module.css';

type Quote = Omit<Testimonial, 'picture' | 'caseStudy'> & {
  picture?: ImageSources;
  /** The client's case study. */
  href?: string;
};

/** The quotes of testimonials.yaml, each with its picture and the case study of its client. */
async function loadQuotes(): Promise<{ quotes: Quote[]; hasSample: boolean }> {
  const { testimonials } = await singleFile('testimonials');
  const cases = (await allCaseStudies()).map(({ id }) => id);
  const quotes = testimonials.map(async ({ picture, caseStudy, ...quote }) => ({
    ...quote,
    ...(caseStudy && cases.includes(caseStudy) ? { href: entryUrl('caseStudies', caseStudy) } : {}),
    ...(picture ? { picture: await createPictureSources(picture, 'square') } : {}),
  }));
  return { quotes: await Promise.all(quotes), hasSample: hasSamples(testimonials) };
}

/** One person: the claim, the whole quote, name and role. */
function Slide({ name, role, feedback, highlight, picture, href }: Quote) {
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.quote}>
        {highlight ? <p className={styles.claim}>{highlight}</p> : null}
        <p className={styles.feedback}>{feedback}</p>
      </blockquote>
      <figcaption className={styles.person}>
        {picture ? <Picture className={styles.picture} picture={picture} /> : null}
        <p>
          <strong>{name}</strong> <span>{href ? <a href={href}>{role}</a> : role}</span>
        </p>
      </figcaption>
    </figure>
  );
}

/** What clients say: a slider of quotes, which client.ts moves. Nothing where there are none. */
export async function Testimonials({ id, tone, heading, page }: BlockProps<typeof fields>) {
  const { quotes, hasSample } = await loadQuotes();
  const { reducedMotion, samples, testimonials: copy } = await wordsIn(page.language);
  const sample = hasSample ? samples.testimonials : undefined;
  if (quotes.length === 0) return null;
  const moves = quotes.length > 1;
  return (
    <Section tone={tone} labelledBy={id}>
      <div data-slider={moves ? '' : undefined}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
          {moves ? (
            <div className={`${styles.controls} needs-script`}>
              <PauseButton label={reducedMotion.label} />
              <RoundButton aria-label={copy.previous} data-move="-1">
                <Icon name="back" />
              </RoundButton>
              <RoundButton aria-label={copy.next} data-move="1">
                <Icon name="arrow" />
              </RoundButton>
            </div>
          ) : null}
        </div>
        {sample ? <p className={styles.sample}>{sample}</p> : null}
        {/* biome-ignore lint/a11y/useSemanticElements: quotes that scroll sideways are no fieldset */}
        <div className={styles.slides} role="group" tabIndex={0} aria-labelledby={id}>
          {quotes.map((quote) => (
            <Slide key={quote.name} {...quote} />
          ))}
        </div>
      </div>
    </Section>
  );
}
