import type { Link } from '@agency/content/schemas/link.ts';
import type { Service } from '@agency/content/schemas/service.ts';
import { AccordionItem } from '../../../components/AccordionItem/AccordionItem.tsx';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { formatIndex } from '../../../components/format-position.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { TradeLinks, type TradeLinksProps } from '../../shared/TradeLinks/TradeLinks.tsx';
import styles from './ServiceAccordion.module.css';

type Panel = Omit<NonNullable<Service['accordion']>, 'order'>;

export type ServiceAccordionProps = {
  heading: string;
  /** The link to fees and terms. */
  terms?: Link;
  /** Pages about one service that is not in the list. */
  more: readonly Link[];
  trades: TradeLinksProps;
  services: (Panel & { id: string; picture: ImageSources; preview: ImageSources })[];
};

/** The services, one open at a time, the first at the start. */
export function ServiceAccordion(props: ServiceAccordionProps) {
  const { heading, terms, more, trades, services } = props;
  const links = terms ? [...more, terms] : more;
  return (
    <Section tone="paper" labelledBy="accordion-title">
      <Heading id="accordion-title" title={heading} />
      {services.map((item, index) => (
        <AccordionItem
          key={item.title}
          id={item.id}
          name="services"
          title={item.title}
          large
          number={formatIndex(index)}
          preview={<Picture className={styles.preview} picture={item.preview} />}
          open={index === 0}
        >
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
        </AccordionItem>
      ))}
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <ActionLink {...link} variant="quiet" />
            </li>
          ))}
        </ul>
      ) : null}
      <TradeLinks {...trades} />
    </Section>
  );
}
