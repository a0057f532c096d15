import { Fragment } from 'react';
import { AccordionItem } from '../../components/AccordionItem/AccordionItem.tsx';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './FaqList.module.css';
import type { fields } from './schema.ts';

type FaqListProps = BlockProps<typeof fields>;

/** From the first week to the end of the last milestone, 400 wide and 200 high. */
const curve = 'M0 196C100 194 128 178 160 150S270 56 400 12';

/** What comes when: the area under a growing curve, filled in the weeks of each milestone. */
function Growth({ milestones }: { milestones: NonNullable<FaqListProps['milestones']> }) {
  const last = Math.max(...milestones.map(({ weeks: [, to] }) => to));
  const at = (week: number) => Math.round((week / last) * 400);
  return (
    <svg className={styles.curve} viewBox="0 0 400 200" aria-hidden="true" focusable="false">
      <clipPath id="faq-growth">
        <path d={`${curve}v188H0z`} />
      </clipPath>
      <g clipPath="url(#faq-growth)">
        {milestones.map(({ value, weeks: [from, to] }) => (
          <path key={value} className={styles.range} d={`M${at(from)} 0V200H${at(to)}V0`} />
        ))}
      </g>
      <path d={curve} />
    </svg>
  );
}

/** The questions, one open at a time, the first at the start, and what comes when. */
export function FaqList({ id, tone, milestones, ...copy }: FaqListProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.side}>
          <Heading id={id} title={copy.heading} className={styles.heading} />
          {milestones ? (
            <div className={styles.growth}>
              <Growth milestones={milestones} />
              <dl className={styles.milestones}>
                {milestones.map(({ value, label }) => (
                  <div key={value}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ) : null}
        </div>
        <div>
          {copy.items.map(({ question, answer, sources = [] }, index) => (
            <AccordionItem key={question} name="faq" title={question} open={index === 0}>
              <p>
                {answer}
                {sources.map(({ href, label }) => (
                  <Fragment key={href}>
                    {' '}
                    <a href={href}>{label}</a>.
                  </Fragment>
                ))}
              </p>
            </AccordionItem>
          ))}
          {copy.terms ? (
            <div className={styles.terms}>
              <ActionLink {...copy.terms} variant="quiet" />
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
