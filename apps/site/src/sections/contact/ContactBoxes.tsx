import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Link } from '../../schemas/link.ts';
import styles from './ContactBoxes.module.css';

export type ContactBox = { icon: IconName; title: string; value: string; href?: string };

type ContactBoxesProps = { label: string; boxes: ContactBox[]; terms?: Link | undefined };

/** The ways to reach the agency; the first is set very large. */
export function ContactBoxes({ label, boxes, terms }: ContactBoxesProps) {
  return (
    <Section tone="accent">
      <h2 className="visually-hidden">{label}</h2>
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <li key={box.title} className={styles.box}>
            <h3>
              <Icon name={box.icon} />
              {box.title}
            </h3>
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
