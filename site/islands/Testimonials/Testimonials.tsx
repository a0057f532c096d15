import useEmblaCarousel from 'embla-carousel-react';
import { useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isCalm } from '../../motion/calm-switch.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import type { Testimonial } from '../../shapes/testimonials.ts';
import styles from './Testimonials.module.css';
import { useAutoplay } from './use-autoplay.ts';

type TestimonialsProps = {
  heading: string;
  testimonials: Testimonial[];
  motion: InterfaceWords['motion'];
  tone?: Tone;
};

/** What clients say, in an endless slider. Before the script wakes it is a row that scrolls sideways. */
export function Testimonials({ heading, testimonials, motion, tone = 'paper' }: TestimonialsProps) {
  const [viewport, slider] = useEmblaCarousel({ loop: true, align: 'start', slidesToScroll: 1 });
  const [held, setHeld] = useState(false);
  const { playing, toggle } = useAutoplay(slider, held);
  const ready = slider ? '' : undefined;

  // A mouse over it, a finger on it or the keyboard's focus in it holds the slider still.
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: ({ target }: { target: Element }) => setHeld(target.matches(':focus-visible')),
    onBlur: () => setHeld(false),
  };
  return (
    <Band tone={tone} labelledBy="testimonials-title">
      <div className={styles.head}>
        <h2 className={styles.heading} id="testimonials-title">
          {heading}
        </h2>
        <div className={styles.controls} data-ready={ready}>
          <button
            type="button"
            className={styles.control}
            onClick={toggle}
            aria-label={playing ? motion.pause : motion.play}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => slider?.scrollPrev(isCalm())}
            aria-label={motion.previous}
            {...hold}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => slider?.scrollNext(isCalm())}
            aria-label={motion.next}
            {...hold}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset */}
      <div
        className={styles.viewport}
        ref={viewport}
        role="group"
        tabIndex={0}
        aria-labelledby="testimonials-title"
        data-ready={ready}
        {...hold}
      >
        <ul className={styles.slides}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.name} className={styles.slide}>
              <figure className={styles.quote}>
                <blockquote>{testimonial.feedback}</blockquote>
                <figcaption>
                  <strong>{testimonial.name}</strong>
                  <span>{testimonial.role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
