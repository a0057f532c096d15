import { AccordionItem } from '../../components/AccordionItem/AccordionItem.tsx';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../components/ShowAll/ShowAll.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './ClaimSources.module.css';
import type { fields } from './schema.ts';

/** Every large figure of the site with the client, the time and the method behind it. */
export function ClaimSources({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const showAll = { label: copy.all, count: copy.items.length };
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={copy.heading} lead={copy.text} />
      <ul>
        {copy.items.map(({ figure, what, client, period, method, link }, index) => (
          <li key={figure} {...itemAttributes(index, showAll)}>
            <AccordionItem title={`${figure} ${what}`} name={id} open={index === 0}>
              <dl className={styles.source}>
                <dt>{copy.labels.client}</dt>
                <dd>{client}</dd>
                <dt>{copy.labels.period}</dt>
                <dd>{period}</dd>
                <dt>{copy.labels.method}</dt>
                <dd>{method}</dd>
              </dl>
              {link ? <ActionLink {...link} variant="quiet" /> : null}
            </AccordionItem>
          </li>
        ))}
      </ul>
      <ShowAll {...showAll} />
    </Section>
  );
}
