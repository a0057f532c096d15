import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import type { Testimonial } from '../../schemas/testimonials.ts';
import { isCalm } from '../../scripts/calm-switch.ts';
import styles from './Testimonials.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useHold } from './use-hold.ts';

export type TestimonialsProps = {
  heading: string;
  testimonials: Testimonial[];
  motion: InterfaceCopy['motion'];
  tone?: Tone;
};

/** Two stand side by side; a slider begins with the third. */
export const slides = ({ testimonials }: TestimonialsProps) => testimonials.length > 2;

type QuoteProps = Pick<Testimonial, 'name' | 'role' | 'feedback'>;

function Quote({ name, role, feedback }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{feedback}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}

/** What clients say: up to two side by side, more in a slider, and nothing where nobody says anything. */
export function Testimonials(props: TestimonialsProps) {
  const { heading, testimonials, tone = 'paper' } = props;
  if (testimonials.length === 0) return null;
  if (slides(props)) return <TestimonialSlider {...props} />;
  return (
    <Section tone={tone} labelledBy="testimonials-title">
      <div className={styles.head}>
        <h2 className={styles.heading} id="testimonials-title">
          {heading}
        </h2>
      </div>
      <ul className={styles.pair}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} className={styles.one}>
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function move(slider: EmblaCarouselType, by: number) {
  if (by > 0) slider.scrollNext(isCalm());
  if (by < 0) slider.scrollPrev(isCalm());
}

/** An endless slider. Before the script wakes it is a row that scrolls sideways. */
function TestimonialSlider({ heading, testimonials, motion, tone = 'paper' }: TestimonialsProps) {
  const [viewport, slider] = useEmblaCarousel({ loop: true, align: 'start', slidesToScroll: 1 });
  const early = useRef(0);
  const hold = useHold();
  const { playing, toggle } = useAutoplay(slider, hold.by);

  useEffect(() => {
    if (!slider) return;
    // Asleep the slides are a row to scroll: whoever went on to the third finds the third.
    const row = slider.rootNode();
    const at = Math.round(row.scrollLeft / (slider.slideNodes()[0]?.offsetWidth ?? 1));
    row.scrollLeft = 0;
    slider.scrollTo(at, true);
    move(slider, early.current);
  }, [slider]);

  /** The press that woke the slides comes before the slider is there. */
  function step(by: number) {
    if (slider) move(slider, by);
    else early.current += by;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }
  return (
    <Section tone={tone} labelledBy="testimonials-title">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it minds its controls and takes no focus */}
      <div ref={hold.region} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 className={styles.heading} id="testimonials-title">
            {heading}
          </h2>
          <div className={styles.controls}>
            <button
              type="button"
              data-toggle=""
              className={styles.control}
              onClick={toggle}
              aria-label={playing ? motion.pause : motion.play}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
            <button
              type="button"
              className={styles.control}
              onClick={() => step(-1)}
              aria-label={motion.previous}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={styles.control}
              onClick={() => step(1)}
              aria-label={motion.next}
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
          data-ready={slider ? '' : undefined}
          {...hold.pointer}
        >
          <ul className={styles.slides}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.name} className={styles.slide}>
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
