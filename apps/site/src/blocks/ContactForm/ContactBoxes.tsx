import type { Link } from '@agency/content/schemas/link.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ContactBoxes.module.css';

export type ContactBox = { icon: IconName; title: string; value: string; href?: string };

type ContactBoxesProps = { boxes: ContactBox[]; terms?: Link };

/** The ways to reach the agency; the first is set very large. */
export function ContactBoxes({ boxes, terms }: ContactBoxesProps) {
  return (
    <Section tone="accent">
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <li key={box.title} className={styles.box}>
            <h2>
              <Icon name={box.icon} />
              {box.title}
            </h2>
            {box.href ? <a href={box.href}>{box.value}</a> : <p>{box.value}</p>}
          </li>
        ))}
      </ul>
      {terms ? (
        <div className={styles.terms}>
          <ActionLink {...terms} variant="quiet" />
        </div>
      ) : null}
    </Section>
  );
}
