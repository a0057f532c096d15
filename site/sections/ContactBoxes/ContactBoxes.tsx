import { Band } from '../../components/Band/Band.tsx';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import styles from './ContactBoxes.module.css';

export type ContactBox = { icon: IconName; title: string; value: string; href?: string };

type ContactBoxesProps = { label: string; boxes: ContactBox[] };

/** The ways to reach the agency; the first is set very large. */
export function ContactBoxes({ label, boxes }: ContactBoxesProps) {
  return (
    <Band tone="lime">
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
    </Band>
  );
}
