import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import styles from './ServiceNames.module.css';

export type ServiceNamesProps = {
  copy: { heading: string; text: string; action: Link };
  services: { id: string; title: string; href: string; picture: ImageSources }[];
  tone?: Tone;
};

const firstWord = (title: string) => title.split(' ', 1).join();

/** All services as one running line of large type, a coin with its picture before each name. */
export function ServiceNames({ copy, services, tone = 'dark' }: ServiceNamesProps) {
  return (
    <Section tone={tone} labelledBy="services-title">
      <h2 className={styles.heading} id="services-title" data-enter="">
        {copy.heading}
      </h2>
      <ul className={styles.names}>
        {services.map(({ id, title, href, picture }) => (
          <li key={id}>
            <h3 className={styles.name}>
              <a href={href}>
                <span className={styles.start}>
                  <Picture className={styles.coin} picture={picture} />
                  {firstWord(title)}
                </span>
                {title.slice(firstWord(title).length)}
              </a>
            </h3>{' '}
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <p>{copy.text}</p>
        <ActionLink {...copy.action} variant="outline" />
      </div>
    </Section>
  );
}
