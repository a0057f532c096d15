import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { Services } from '../../shapes/pages/services.ts';
import styles from './ServiceAccordion.module.css';

type AccordionItem = Services['accordion']['items'][number];

type ServiceAccordionProps = {
  heading: string;
  services: (Omit<AccordionItem, 'picture'> & { picture: RenderedPicture })[];
};

/** The five services, one open at a time, the first open at the start. */
export function ServiceAccordion({ heading, services }: ServiceAccordionProps) {
  return (
    <Band tone="paper" labelledBy="accordion-title">
      <h2 className={styles.heading} id="accordion-title">
        {heading}
      </h2>
      {services.map((item, index) => (
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
            <Picture className={styles.picture} picture={item.picture} />
          </div>
        </details>
      ))}
    </Band>
  );
}
