import { pageUrl } from '@agency/content/page-url.ts';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { classNames } from '../../components/class-names.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextRing } from '../../components/TextRing/TextRing.tsx';
import { allServices } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { titleWidth } from '../../theme/title-width.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './ServiceIndex.module.css';
import type { fields } from './schema.ts';
import { titleLines } from './title-lines.ts';

/** A service that is opened on the page of all services is linked there. */
async function loadServices() {
  const rows = (await allServices()).map(async ({ id, data: { card, accordion, picture } }) => ({
    ...card,
    href: accordion && card.href === pageUrl('servicesPage') ? `${card.href}#${id}` : card.href,
    id,
    picture: await createPictureSources(picture, 'square'),
  }));
  return Promise.all(rows);
}

/** The widest line of all titles in the letters of the active row, in em, with a reserve for other fonts. */
const widestLine = (titles: readonly string[]) =>
  1.05 * Math.max(...titles.flatMap(titleLines).map((line) => titleWidth(line, 96)));

/** All services by name, one active at a time: the first, until the pointer or the keyboard chooses another. */
export async function ServiceIndex({ id, tone, isShort, ...copy }: BlockProps<typeof fields>) {
  const services = await loadServices();
  return (
    <Section tone={tone} labelledBy={id} className={styles.section}>
      <Heading id={id} title={copy.heading} lead={copy.text} action={copy.action} />
      <ContentStyle
        rules={`.${styles.list}{--widest:${widestLine(services.map(({ title }) => title)).toFixed(2)}}`}
      />
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
