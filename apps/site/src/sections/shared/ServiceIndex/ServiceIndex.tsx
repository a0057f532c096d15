import type { Link } from '@agency/content/schemas/link.ts';
import type { Service } from '@agency/content/schemas/service.ts';
import { classNames } from '../../../components/class-names.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { TextRing } from '../../../components/TextRing/TextRing.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './ServiceIndex.module.css';
import { titleLines } from './title-lines.ts';

export type ServiceIndexProps = {
  /** On phones the names without their texts, which are on the home page. */
  isShort?: boolean;
  copy: { heading: string; text: string; action?: Link };
  services: (Omit<Service['card'], 'order'> & { id: string; picture: ImageSources })[];
};

/** All services by name, one active at a time: the first, until the pointer or the keyboard chooses another. */
export function ServiceIndex({ copy, services, isShort }: ServiceIndexProps) {
  return (
    <Section tone="dark" labelledBy="services-title" className={styles.section}>
      <Heading id="services-title" title={copy.heading} lead={copy.text} action={copy.action} />
      <ul className={classNames(styles.list, isShort && styles.short)}>
        {services.map((service) => (
          <li key={service.id} className={styles.row} data-ring-host="">
            <Picture className={styles.picture} picture={service.picture} />
            <div className={styles.ring}>
              <TextRing copy={service.ring} id={service.id} />
              <Icon name="diagonal" />
            </div>
            <h3 className={styles.title} data-reveal="">
              <a href={service.href}>
                {titleLines(service.title).map((line, index) => (
                  <span key={line} className={styles.line}>
                    {index === 0 ? line : ` ${line}`}
                  </span>
                ))}
              </a>
            </h3>
            <p className={styles.text}>{service.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
