import { entryUrl } from '@agency/content/page-url.ts';
import type { Testimonial } from '@agency/content/schemas/testimonials.ts';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { splitOnce } from '../../components/split-once.ts';
import { allCaseStudies, singleFile } from '../../content.ts';
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

/** The most claims that are visible at once. */
const visible = 2;
/** Seconds from one step to the next, and the share of them in which nothing moves. */
const step = 2;
const rest = 0.7;

/** One step for each claim; after the last, the copies of the first are where these began. */
function motionOf(count: number): string {
  const frames = Array.from({ length: count }, (_none, index) => {
    const [from, to] = [index, index + rest].map((steps) => `${(100 * steps) / count}%`);
    return `${from},${to}{translate:calc(${-index}*var(--slide))}`;
  });
  const end = `to{translate:calc(${-count}*var(--slide))}`;
  const motion = `animation-name:claims;animation-duration:calc(${count * step}s*var(--motion))`;
  const rule = `:root[data-script] .${styles.claims}{${motion}}`;
  return `@keyframes claims{${frames.join('')}${end}}@media (prefers-reduced-motion:no-preference){${rule}}`;
}

/** The claims with their names, which move on by one in an endless loop. */
function MovingClaims({ quotes, labelledBy }: { quotes: Quote[]; labelledBy: string }) {
  return (
    <>
      <ContentStyle rules={motionOf(quotes.length)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of claims is no fieldset */}
      <div className={styles.slider} role="group" tabIndex={0} aria-labelledby={labelledBy}>
        <ul className={styles.claims}>
          {[...quotes, ...quotes.slice(0, visible)].map(({ name, highlight }, index) => (
            <li key={index} aria-hidden={index >= quotes.length || undefined}>
              <p className={styles.claim}>{highlight}</p>
              <p>{name}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The quote with the words of its claim marked: the moving line says whose they are. */
function withMark(feedback: string, highlight: string | undefined) {
  const [before, after] = highlight ? splitOnce(feedback, highlight) : [];
  return after === undefined ? (
    feedback
  ) : (
    <>
      {before}
      <mark>{highlight}</mark>
      {after}
    </>
  );
}

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

/** What clients say: the claims move, the full quotes below them do not. Nothing where there are none. */
export async function Testimonials({ id, tone, heading }: BlockProps<typeof fields>) {
  const { quotes: testimonials, hasSample } = await loadQuotes();
  const { reducedMotion, samples } = await singleFile('interface');
  const sample = hasSample ? samples.testimonials : undefined;
  if (testimonials.length === 0) return null;
  const claimed = testimonials.filter(({ highlight }) => highlight);
  const moves = claimed.length > visible;
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {moves ? <PauseButton label={reducedMotion.label} /> : null}
      </div>
      {sample ? <p className={styles.sample}>{sample}</p> : null}
      {moves ? <MovingClaims quotes={claimed} labelledBy={id} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: quotes that scroll sideways on a phone are no fieldset */}
      <div className={styles.quotes} role="group" tabIndex={0} aria-labelledby={id}>
        {testimonials.map(({ name, role, feedback, highlight, picture, href }) => (
          <figure key={name} className={styles.quote}>
            <blockquote>{withMark(feedback, highlight)}</blockquote>
            <figcaption>
              {picture ? <Picture className={styles.picture} picture={picture} /> : null}
              <p>
                <strong>{name}</strong> <span>{href ? <a href={href}>{role}</a> : role}</span>
              </p>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
