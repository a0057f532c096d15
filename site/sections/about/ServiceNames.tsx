import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
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

/** All services in large type, one to a line, each with its picture at the end of the line. */
export function ServiceNames({ copy, services, tone = 'dark' }: ServiceNamesProps) {
  return (
    <Section tone={tone} labelledBy="services-title">
      <Heading id="services-title" title={copy.heading} size="md" />
      <ul className={styles.names}>
        {services.map(({ id, title, href, picture }) => (
          <li key={id}>
            <h3>
              <a className={styles.name} href={href}>
                {title}
                <Picture className={styles.picture} picture={picture} />
              </a>
            </h3>
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
