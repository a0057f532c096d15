import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import type { Service } from '../../schemas/service.ts';
import styles from './ServiceCards.module.css';

export type ServiceCard = Omit<Service['card'], 'order'> & {
  id: string;
  picture: ImageSources;
};

export type ServiceCardsProps = {
  copy: { heading: string; text: string; action: Link };
  services: ServiceCard[];
  tone?: Tone;
};

export function ServiceCards({ copy, services, tone = 'dark' }: ServiceCardsProps) {
  return (
    <Section tone={tone} labelledBy="services-title">
      <SectionHeading
        id="services-title"
        title={copy.heading}
        text={copy.text}
        action={copy.action}
      />
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id} className={styles.card} data-ring-host="" data-enter="">
            <Picture className={styles.picture} picture={service.picture} />
            <div className={styles.ring}>
              <TextRing copy={service.ring} id={service.id} />
              <Icon name="diagonal" />
            </div>
            <div className={styles.copy}>
              <h3 className={styles.title}>
                <a href={service.href}>{service.title}</a>
              </h3>
              <p>{service.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
