import { AccordionItem } from '../../components/AccordionItem/AccordionItem.tsx';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { FilterLinks } from '../../components/FilterLinks/FilterLinks.tsx';
import { formatIndex } from '../../components/format-position.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import type { BlockProps } from '../block-props.ts';
import { loadPanels } from './load-panels.ts';
import styles from './ServiceAccordion.module.css';
import type { fields } from './schema.ts';

/** The services, one open at a time, the first at the start. */
export async function ServiceAccordion(props: BlockProps<typeof fields>) {
  const { id, tone, heading, terms, more } = props;
  const { trades } = await singleFile('interface');
  const services = await loadPanels();
  const links = terms ? [...more, terms] : more;
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} />
      <FilterLinks label={trades.heading} links={trades.links} />
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
    </Section>
  );
}
