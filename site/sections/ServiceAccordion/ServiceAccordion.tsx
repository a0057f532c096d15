import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Services } from '../../shapes/pages/services.ts';
import styles from './ServiceAccordion.module.css';

type ServiceAccordionProps = { words: Services['accordion'] };

/** The five services, one open at a time, the first open at the start. */
export function ServiceAccordion({ words }: ServiceAccordionProps) {
  return (
    <Band tone="paper" labelledBy="accordion-title">
      <h2 className={styles.heading} id="accordion-title">
        {words.heading}
      </h2>
      {words.items.map((item, index) => (
        <details key={item.number} className={styles.item} name="services" open={index === 0}>
          <summary>
            <span className={styles.number}>{item.number}</span>
            <h3>{item.title}</h3>
            <Icon name="plus" />
          </summary>
          <div className={styles.body}>
            <div className={styles.text}>
              <p>{item.text}</p>
              {item.action ? (
                <ActionLink href={item.action.href} label={item.action.label} />
              ) : null}
            </div>
            <ul className={styles.points}>
              {item.points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
    </Band>
  );
}
