import { FilterLinks, type FilterLinksProps } from '../../components/FilterLinks/FilterLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './PortfolioGrid.module.css';
import type { PhonePlace, RowPlace } from './row-places.ts';
import { WorkCard, type WorkCardProps } from './WorkCard.tsx';

export type PlacedWork = WorkCardProps & {
  /** The slug of its category. */
  group: string;
  /** Where the card lies among all, and where among those of its category. */
  place: RowPlace;
  groupPlace: RowPlace;
  /** The same on a phone. */
  phone: PhonePlace;
  groupPhone: PhonePlace;
};

type Places = Pick<PlacedWork, 'place' | 'groupPlace' | 'phone' | 'groupPhone'>;

/** Classes, so that a page brings the rules of its first places only. */
function placed({ place, groupPlace, phone, groupPhone }: Places): string {
  const names = [place, phone, `tab-${groupPlace}`, `tab-${groupPhone}`];
  return names.flatMap((name) => styles[name] ?? []).join(' ');
}

export type PortfolioGridProps = { filter: FilterLinksProps; cards: PlacedWork[] };

/** The portfolio, or one category of it, under its filter. */
export function PortfolioGrid({ filter, cards }: PortfolioGridProps) {
  return (
    <Section tone="paper" labelledBy="portfolio-title" className={styles.portfolio}>
      <h2 className="visually-hidden" id="portfolio-title">
        {filter.label}
      </h2>
      <div data-portfolio-tabs="">
        <FilterLinks {...filter} />
      </div>
      <ul className={styles.cards} data-portfolio-cards="" data-filtered={filter.chosen}>
        {cards.map(({ group, place, groupPlace, phone, groupPhone, ...card }) => (
          <li
            key={card.href}
            data-in={group}
            className={placed({ place, groupPlace, phone, groupPhone })}
            data-world={card.result?.world}
          >
            <WorkCard {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
