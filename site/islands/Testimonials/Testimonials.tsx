import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isCalm } from '../../motion/calm-switch.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import type { Testimonial } from '../../shapes/testimonials.ts';
import styles from './Testimonials.module.css';

type TestimonialsProps = {
  heading: string;
  testimonials: Testimonial[];
  motion: InterfaceWords['motion'];
  tone?: Tone;
};

/** Milliseconds until the next testimonial comes. */
const interval = 2000;

/** What clients say, in an endless slider. Before the script wakes it is a row that scrolls sideways. */
export function Testimonials({ heading, testimonials, motion, tone = 'paper' }: TestimonialsProps) {
  const [viewport, slider] = useEmblaCarousel({ loop: true, align: 'start', slidesToScroll: 1 }, [
    Autoplay({
      delay: interval,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  ]);
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!slider) return;
    const follow = () => {
      const play = !paused && !isCalm();
      setPlaying(play);
      if (play) slider.plugins().autoplay?.play();
      else slider.plugins().autoplay?.stop();
    };
    follow();
    addEventListener('calm', follow);
    return () => removeEventListener('calm', follow);
  }, [slider, paused]);

  return (
    <Band tone={tone} labelledBy="testimonials-title">
      <div className={styles.head}>
        <h2 className={styles.heading} id="testimonials-title">
          {heading}
        </h2>
        <div className={styles.controls} data-ready={slider ? '' : undefined}>
          <button
            type="button"
            className={styles.control}
            onClick={() => setPaused(playing)}
            aria-label={playing ? motion.pause : motion.play}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => slider?.scrollPrev()}
            aria-label={motion.previous}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => slider?.scrollNext()}
            aria-label={motion.next}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <section
        className={styles.viewport}
        ref={viewport}
        tabIndex={0}
        aria-label={heading}
        data-ready={slider ? '' : undefined}
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
      </section>
    </Band>
  );
}
