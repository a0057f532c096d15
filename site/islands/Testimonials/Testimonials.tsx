import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import type { Testimonial } from '../../schemas/testimonials.ts';
import styles from './Testimonials.module.css';

type Said = Omit<Testimonial, 'picture'> & { picture?: ImageSources };

export type TestimonialsProps = {
  heading: string;
  testimonials: Said[];
  motion: InterfaceCopy['motion'];
  tone?: Tone;
};

/** Two stand side by side; a slider begins with the third. */
export const slides = ({ testimonials }: TestimonialsProps) => testimonials.length > 2;

/** Words of which some are marked. */
function Feedback({ feedback, highlight }: Pick<Said, 'feedback' | 'highlight'>) {
  if (!highlight) return feedback;
  const [before, ...after] = feedback.split(highlight);
  return (
    <>
      {before}
      <mark>{highlight}</mark>
      {after.join(highlight)}
    </>
  );
}

function Quote({ name, role, feedback, highlight, picture }: Said) {
  return (
    <figure className={styles.quote}>
      {picture ? <Picture className={styles.picture} picture={picture} /> : null}
      <blockquote>
        <Feedback feedback={feedback} {...(highlight ? { highlight } : {})} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong> <span>{role}</span>
      </figcaption>
    </figure>
  );
}

/**
 * What clients say: nothing where nobody says anything, up to two side by side, more in an endless slider. Until
 * start-slider.ts moves it, that is a row that scrolls sideways.
 */
export function Testimonials(props: TestimonialsProps) {
  const { heading, testimonials, motion, tone = 'paper' } = props;
  if (testimonials.length === 0) return null;
  const moves = slides(props);
  const list = (
    <ul className={moves ? styles.slides : styles.pair}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.name} className={styles.slide}>
          <Quote {...testimonial} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section tone={tone} labelledBy="testimonials-title" className={styles.band}>
      <div data-slider={moves ? '' : undefined}>
        <div className={styles.head}>
          <h2 className={styles.heading} id="testimonials-title">
            {heading}
          </h2>
          {moves ? <Controls motion={motion} /> : null}
        </div>
        {moves ? (
          <>
            <p className="visually-hidden" aria-live="polite" data-place={motion.place} />
            {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset */}
            <div
              className={styles.viewport}
              role="group"
              tabIndex={0}
              aria-labelledby="testimonials-title"
            >
              {list}
            </div>
          </>
        ) : (
          list
        )}
      </div>
    </Section>
  );
}

function Controls({ motion }: Pick<TestimonialsProps, 'motion'>) {
  return (
    <div className={styles.controls}>
      <RoundButton
        className={styles.toggle}
        aria-label={motion.pauseSlides}
        data-toggle=""
        data-label-pause={motion.pauseSlides}
        data-label-play={motion.playSlides}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </RoundButton>
      <RoundButton aria-label={motion.previous} data-step="-1">
        <Icon name="back" />
      </RoundButton>
      <RoundButton aria-label={motion.next} data-step="1">
        <Icon name="arrow" />
      </RoundButton>
    </div>
  );
}
