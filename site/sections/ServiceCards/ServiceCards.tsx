import { Band, type Tone } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { Link } from '../../shapes/link.ts';
import type { Service } from '../../shapes/service.ts';
import styles from './ServiceCards.module.css';

export type ServiceCard = Omit<Service, 'picture' | 'order'> & {
  id: string;
  picture: RenderedPicture;
};

type ServiceCardsProps = {
  words: { heading: string; text: string; action: Link };
  services: ServiceCard[];
  tone?: Tone;
};

export function ServiceCards({ words, services, tone = 'dark' }: ServiceCardsProps) {
  return (
    <Band tone={tone} labelledBy="services-title">
      <BandHeading
        id="services-title"
        title={words.heading}
        text={words.text}
        action={words.action}
      />
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id} className={styles.card} data-ring-host="" data-enter="">
            <Picture className={styles.picture} picture={service.picture} />
            <div className={styles.ring}>
              <TextRing words={service.ring} id={service.id} />
              <Icon name="diagonal" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <a href={service.href}>{service.title}</a>
              </h3>
              <p>{service.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
