import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import styles from './CaseNext.module.css';

type CaseNextProps = {
  label: string;
  card: CaseCardProps;
  /** How the page that it leads to is told: it is announced in the manner of its head. */
  variant: CaseVariant;
  tone: Tone;
};

/** The way on to the next case: its name, very large, and its still. */
export function CaseNext({ label, card, variant, tone }: CaseNextProps) {
  return (
    <Section tone={tone} labelledBy="next-title" className={`${styles.next} ${styles[variant]}`}>
      <div className={styles.grid} data-card="">
        <div className={styles.copy}>
          <p className={styles.label}>
            {label} <span>{card.category}</span>
          </p>
          <h2 className={styles.name} id="next-title" data-card-title="">
            <a href={card.href}>{card.title}</a>
          </h2>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </div>
        <div className={styles.frame} data-card-picture="">
          <Picture picture={{ ...card.picture, alt: '' }} />
        </div>
      </div>
    </Section>
  );
}
