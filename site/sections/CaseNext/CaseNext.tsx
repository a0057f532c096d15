import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import type { Link } from '../../schemas/link.ts';
import styles from './CaseNext.module.css';
import back from './PreviousCase.module.css';

type CaseNextProps = {
  label: string;
  card: Omit<CaseCardProps, 'result'>;
  /** How the page that it leads to is told: it is announced in the manner of its head. */
  variant: CaseVariant;
  /** The way back to the piece before, a small line under the large one. */
  previous?: { label: string; link: Link };
  tone: Tone;
};

/** The way on to the next case: its name, very large, and its still. */
export function CaseNext({ label, card, variant, previous, tone }: CaseNextProps) {
  return (
    <Section tone={tone} labelledBy="next-title" className={`${styles.next} ${styles[variant]}`}>
      <div className={styles.grid} data-card="">
        <div className={styles.copy}>
          <p className={styles.label}>
            {label} <span>{card.category}</span>
          </p>
          <h2 className={styles.name} id="next-title" data-card-title="">
            <a href={card.href} rel="next">
              {card.title}
            </a>
          </h2>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </div>
        <div className={styles.frame} data-card-picture="">
          <Picture picture={{ ...card.picture, alt: '' }} />
        </div>
      </div>
      {previous ? (
        <p className={back.previous}>
          <Icon name="back" />
          <span>{previous.label}</span>
          <a href={previous.link.href} rel="prev">
            {previous.link.label}
          </a>
        </p>
      ) : null}
    </Section>
  );
}
