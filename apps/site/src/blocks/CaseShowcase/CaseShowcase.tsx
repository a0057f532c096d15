import { entryUrl } from '@agency/content/page-url.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { CaseCard, type CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { caseStudyBySlug, workCategory } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { cardColours } from '../../sections/case/load-client-themes.ts';
import { caseResult } from '../../sections/shared/case-result.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './CaseShowcase.module.css';
import type { fields } from './schema.ts';

type Card = BlockProps<typeof fields>['cards'][number];

/** The card of a case study, with its category in the words of the page or of the portfolio. */
async function loadCaseCard({ caseStudy: slug, category }: Card): Promise<CaseCardProps> {
  const { data } = await caseStudyBySlug(slug);
  const { client, cover } = data;
  return {
    title: client,
    category: category ?? (await workCategory(data.category)).name,
    href: entryUrl('caseStudies', slug),
    picture: await createPictureSources(cover, 'work'),
    result: caseResult(data),
    clientTheme: slug,
  };
}

/** The style sheet of the clients' colours on their cards. */
async function coloursOf(cards: readonly Card[]): Promise<string> {
  const studies = await Promise.all(cards.map(({ caseStudy }) => caseStudyBySlug(caseStudy)));
  return cardColours(studies);
}

/** The longest title that goes from side to side of the page, in letters. */
const POSTER_LETTERS = 10;

/** Pieces of work under a title that, when it is short, goes across the page. */
export async function CaseShowcase({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const cards = await Promise.all(copy.cards.map(loadCaseCard));
  const across = copy.heading.length <= POSTER_LETTERS;
  return (
    <Section tone={tone} labelledBy={id}>
      <ContentStyle rules={await coloursOf(copy.cards)} />
      <h2 className={styles.title} id={id} data-across={across || undefined}>
        {copy.heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-reveal="">
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
      {copy.action ? (
        <p className={styles.action}>
          <ActionLink {...copy.action} variant="outline" />
        </p>
      ) : null}
    </Section>
  );
}
